import { about } from '../content/landing';
import * as layout from '../style/layout.css';
import * as css from './about.css';
import { HeadingLines } from './heading-lines';
import { SectionLabel } from './section-label';

export function About() {
  return (
    <section className={`${layout.section} ${layout.container}`} id="about">
      <div className={layout.sectionHead}>
        <SectionLabel section="about" />
        <h2 className={css.statement}>
          <HeadingLines lines={about.heading} />
        </h2>
      </div>
      <div className={`${layout.halves} ${css.columns}`}>
        <p className={`${layout.intro} ${css.intro}`}>{about.intro}</p>
        <div className={css.prose}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
