import { whyPartner } from '../../content/landing';
import * as layout from '../style/layout.css';
import { VinylRecord } from '../ui/record/record';
import { SectionHead } from './section-head';
import * as css from './why-partner.css';

export function WhyPartner() {
  return (
    <section className={layout.section} id="why-partner">
      <div className={layout.container}>
        <div className={`${layout.halves} ${css.columns}`}>
          <SectionHead section="why-partner" heading={whyPartner.heading} className={css.head}>
            <VinylRecord className={css.playedRecord} section="why-partner" hasRim />
          </SectionHead>
          <ul className={css.tracks}>
            {whyPartner.reasons.map(({ title, text }) => (
              <li key={title} className={css.reason}>
                <h3 className={layout.smallHeading}>{title}</h3>
                <p className={layout.itemText}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={css.deals}>
        <ul className={css.dealFigures}>
          {whyPartner.dealFigures.map(({ value, label }, at) => (
            <li key={label} className={css.deal}>
              <p className={css.figures[at]}>{value}</p>
              <p className={layout.intro}>{label}</p>
            </li>
          ))}
        </ul>
        {whyPartner.dealReferences.length > 0 && (
          <ul className={css.dealReferences}>
            {whyPartner.dealReferences.map(({ year, rights, role }) => (
              <li key={rights} className={layout.entry}>
                {`${rights} `}
                <small className={layout.entryNote}>{`${year}, ${role}`}</small>
              </li>
            ))}
          </ul>
        )}
        {whyPartner.figuresNote && <p className={layout.note}>{whyPartner.figuresNote}</p>}
      </div>
    </section>
  );
}
