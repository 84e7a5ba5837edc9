import { about } from '../content/landing';
import * as layout from '../style/layout.css';
import { HeadingLines } from '../ui/heading-lines';
import { TrackLabel } from '../ui/track-label';
import * as css from './about.css';

/** About: the firm's statement and its mission. */
export function About() {
  return (
    <section className={`${layout.section} ${layout.wrap} ${css.about}`} id="about">
      <div className={css.head}>
        <TrackLabel section="about" />
        <h2 className={css.statement}>
          <HeadingLines lines={about.heading} />
        </h2>
      </div>
      <p className={`${layout.lead} ${css.lead}`}>{about.lead}</p>
      <div className={css.prose}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
