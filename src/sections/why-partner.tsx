import { whyPartner } from '../content/landing';
import * as layout from '../style/layout.css';
import { HeadingLines } from '../ui/heading-lines';
import { SectionLabel } from '../ui/section-label';
import * as css from './why-partner.css';

export function WhyPartner() {
  return (
    <section className={`${layout.section} ${css.why}`} id="why-partner">
      <div className={layout.container}>
        <div className={css.columns}>
          <div className={`${layout.sectionHead} ${css.head}`}>
            <SectionLabel section="why-partner" />
            <h2>
              <HeadingLines lines={whyPartner.heading} />
            </h2>
          </div>
          <ol className={css.tracks}>
            {whyPartner.reasons.map(({ title, text }) => (
              <li key={title} className={css.reason}>
                <h3>{title}</h3>
                <p className={css.reasonText}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <ul className={css.dealFigures}>
          {whyPartner.dealFigures.map(({ value, label }) => (
            <li key={label} className={css.dealFigure}>
              <p className={css.figure}>{value}</p>
              <p className={css.label}>{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
