import { about } from '../content/landing';
import * as layout from '../style/layout.css';
import { HeadingLines } from '../ui/heading-lines';
import { SectionLabel } from '../ui/section-label';
import * as css from './about.css';

export function About() {
  return (
    <section className={`${layout.section} ${layout.container} ${css.about}`} id="about">
      <div className={css.head}>
        <SectionLabel section="about" />
        <h2 className={css.statement}>
          <HeadingLines lines={about.heading} />
        </h2>
      </div>
      <p className={`${layout.intro} ${css.intro}`}>{about.intro}</p>
      <div className={css.prose}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
