import { investorLogin } from '../../content/firm';
import { actions, hero } from '../../content/landing';
import { newTab } from '../../content/navigation';
import { narrowPortrait, portrait } from '../../shared/media';
import { DraftLine } from '../lead/draft-line';
import { ScheduleCall } from '../lead/schedule-call';
import * as layout from '../style/layout.css';
import { button } from '../ui/button.css';
import { Icon } from '../ui/icon';
import { PageHeading } from '../ui/page-heading';
import { Photo } from '../ui/photo';
import { VinylRecord } from '../ui/record/record';
import { labelAtTop } from '../ui/record/record.css';
import { breakHeadline } from './headline';
import * as css from './hero.css';
import { Stats } from './stats';

function investorLoginUrl() {
  const url = new URL(investorLogin.url);
  for (const [name, value] of Object.entries(investorLogin.tracking)) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** In portrait the photo is wider, 148vw, but its grooves hide that the file is smaller. */
const photoSizes = [
  `${narrowPortrait} and (min-resolution: 2.2dppx) 57vw`,
  `${portrait} 85vw`,
  '60vw',
].join();

export function Hero() {
  return (
    <section className={css.firstScreen}>
      <div className={css.hero}>
        <div className={css.stage}>
          <VinylRecord
            className={css.goldRecord}
            section="about"
            labelClass={`${labelAtTop} ${css.label}`}
          >
            <Photo
              folder="stage"
              name={hero.image}
              sizes={photoSizes}
              alt=""
              className={css.plate}
              loading="eager"
              fallbackImage={hero.fallbackImage}
            />
          </VinylRecord>
        </div>
        <div className={css.text}>
          {hero.eyebrow && <p className={`${layout.capitals} ${css.eyebrow}`}>{hero.eyebrow}</p>}
          <PageHeading className={css.headline}>
            {breakHeadline(hero.headline).lines.join('\n')}
          </PageHeading>
          <p className={css.tagline}>{hero.tagline}</p>
          <div className={`${layout.buttonRow} ${layout.callsToAction}`}>
            <a className={button.outline} href={investorLoginUrl()} target="_blank" rel="noopener">
              <span>{actions.investorLogin}</span>
              <span className={layout.visuallyHidden}>{` ${newTab}`}</span>
              <Icon name="leave" />
            </a>
            <ScheduleCall />
            <DraftLine />
          </div>
        </div>
      </div>
      <Stats />
    </section>
  );
}
