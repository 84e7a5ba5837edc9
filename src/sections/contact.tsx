import { contact, orWriteTo } from '../content/landing';
import { KeptLine } from '../lead/kept-line';
import { ScheduleCallButton } from '../lead/schedule-call-button';
import * as layout from '../style/layout.css';
import { Boundary } from '../ui/boundary';
import { Disc } from '../ui/disc';
import { MailAddress } from '../ui/mail-address';
import { Static } from '../ui/static';
import { TrackLabel } from '../ui/track-label';
import * as css from './contact.css';

function Invitation() {
  return (
    <>
      <div className={css.discSlot}>
        <Disc />
      </div>
      <div className={layout.sectionHead}>
        <TrackLabel section="contact" />
        <h2 className={css.heading}>{contact.heading}</h2>
      </div>
      <p className={`${layout.lead} ${css.lead}`}>{contact.lead}</p>
      <div className={`${layout.actions} ${layout.calls}`}>
        <ScheduleCallButton />
      </div>
      <p className={css.address}>
        {`${orWriteTo} `}
        <MailAddress className={css.mail} />
      </p>
    </>
  );
}

/** Contact: the invitation, the form's opener, and the address that is always there. */
export function Contact() {
  return (
    // The boot script adds a class: see `boot/first-paint.ts`.
    <section className={`${layout.section} ${css.contact}`} id="contact" suppressHydrationWarning>
      <div className={`${layout.wrap} ${css.body}`}>
        <Static id="invitation">{__PRERENDER__ && <Invitation />}</Static>
        <Boundary fallback={null}>
          <KeptLine />
        </Boundary>
      </div>
    </section>
  );
}
