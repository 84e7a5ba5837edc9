import { whyPartner } from '../../content/landing';
import * as layout from '../style/layout.css';
import { VinylRecord } from '../ui/record/record';
import { Spine } from '../ui/spine';
import { SectionHead } from './section-head';
import { sleeve } from './sleeve.css';
import * as css from './why-partner.css';

/** A figure such as $2B+, in which what follows the last digit is smaller. */
function Figure({ value }: { value: string }) {
  const unitAt = value.search(/\D*$/);
  return (
    <p className={css.figure}>
      {value.slice(0, unitAt)}
      <span className={css.unit}>{value.slice(unitAt)}</span>
    </p>
  );
}

export function WhyPartner() {
  return (
    <section className={`${layout.section} ${css.why}`} id="why-partner">
      <div className={layout.container}>
        <div className={`${layout.halves} ${css.columns}`}>
          <SectionHead section="why-partner" heading={whyPartner.heading} className={css.head}>
            <VinylRecord className={css.record} section="why-partner">
              <i className={css.arm} />
            </VinylRecord>
          </SectionHead>
          <ul className={css.tracks}>
            {whyPartner.reasons.map(({ title, text }) => (
              <li key={title} className={css.reason}>
                <h3>{title}</h3>
                <p className={css.reasonText}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {/* A second sleeve: two figures, and its track list. */}
      <div className={sleeve}>
        <Spine sleeve={2} />
        <ul className={css.dealFigures}>
          {whyPartner.dealFigures.map(({ value, label }) => (
            <li key={label}>
              <Figure value={value} />
              <p>{label}</p>
            </li>
          ))}
        </ul>
        {whyPartner.dealReferences.length > 0 && (
          <ul className={css.references}>
            {whyPartner.dealReferences.map(({ year, rights, role }) => (
              <li key={rights} className={css.reference}>
                <p>{year}</p>
                <p className={css.rights}>{rights}</p>
                <p className={css.role}>{role}</p>
              </li>
            ))}
          </ul>
        )}
        {whyPartner.figuresNote && <p className={css.note}>{whyPartner.figuresNote}</p>}
      </div>
    </section>
  );
}
