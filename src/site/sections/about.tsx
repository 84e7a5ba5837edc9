import { about } from '../../content/landing';
import * as layout from '../style/layout.css';
import * as css from './about.css';
import { SectionHead } from './section-head';

export function About() {
  return (
    <section className={css.about} id="about">
      <SectionHead section="about" heading={about.heading} headingClass={css.heading} />
      <div className={css.columns}>
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
