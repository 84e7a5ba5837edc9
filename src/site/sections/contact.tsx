import { contact, orWriteTo } from '../../content/landing';
import { DraftLine } from '../lead/draft-line';
import { ScheduleCall } from '../lead/schedule-call';
import * as layout from '../style/layout.css';
import { MailAddress } from '../ui/mail-address';
import { VinylRecord } from '../ui/record/record';
import * as css from './contact.css';
import { SectionHead } from './section-head';

export function Contact() {
  return (
    <section className={`${layout.section} ${css.contact}`} id="contact">
      <div className={`${layout.container} ${css.body}`}>
        <VinylRecord className={css.lastRecord} section="contact" />
        <SectionHead section="contact" heading={contact.heading} headingClass={css.heading} />
        <p className={`${layout.intro} ${css.intro}`}>{contact.intro}</p>
        <div className={`${layout.buttonRow} ${layout.callsToAction} ${css.calls}`}>
          <ScheduleCall />
          <DraftLine />
        </div>
        <p className={css.address}>
          {`${orWriteTo} `}
          <MailAddress className={css.mail} />
        </p>
        <p className={layout.note}>{contact.next}</p>
      </div>
    </section>
  );
}
