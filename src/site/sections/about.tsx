import { about } from '../../content/landing';
import * as layout from '../style/layout.css';
import * as css from './about.css';
import { SectionHead } from './section-head';

export function About() {
  return (
    <section className={css.about} id="about">
      <div className={layout.halves}>
        <SectionHead section="about" heading={about.heading} />
        <div className={css.prose}>
          <p className={`${layout.intro} ${css.intro}`}>{about.intro}</p>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
