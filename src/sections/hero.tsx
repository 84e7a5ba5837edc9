import { investorLogin } from '../content/firm';
import { actions, hero } from '../content/landing';
import { newTab } from '../content/navigation';
import { ScheduleCallButton } from '../lead/schedule-call-button';
import * as layout from '../style/layout.css';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Photo } from '../ui/photo';
import * as css from './hero.css';
import { Stats } from './stats';

/** The investor-login address with its tracking parameters. */
function investorLoginUrl() {
  const url = new URL(investorLogin.url);
  for (const [name, value] of Object.entries(investorLogin.tracking)) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

function InvestorLogin() {
  return (
    <ButtonLink href={investorLoginUrl()} target="_blank" rel="noopener">
      <span>{actions.investorLogin}</span>
      <span className={layout.visuallyHidden}>{` ${newTab}`}</span>
      <Icon name="leave" />
    </ButtonLink>
  );
}

/**
 * On phones the box is higher than the image is wide: it covers the height, and is cut at the sides.
 * Nobody sees more than 1,200 px there, so screens with many pixels to one claim less width.
 */
const photoSizes = [
  '(max-width: 47.99rem) and (min-resolution: 2.8dppx) 92vw',
  '(max-width: 47.99rem) and (min-resolution: 2.2dppx) 108vw',
  '(max-width: 47.99rem) 140vw',
  '100vw',
].join();

/** The first section: headline, tagline, the two calls to action, the stats card. */
export function Hero() {
  return (
    <section>
      <div className={css.hero}>
        <div className={css.media}>
          <Photo
            folder="stage"
            name={hero.image}
            className={css.image}
            sizes={photoSizes}
            alt=""
            loading="eager"
            fallback={{ swap: hero.fallbackImage }}
          />
        </div>
        <div className={layout.wrap}>
          <h1 className={css.headline} tabIndex={-1}>
            {hero.headline}
          </h1>
          <p className={css.tagline}>{hero.tagline}</p>
          <div className={`${layout.actions} ${layout.calls}`}>
            <InvestorLogin />
            <ScheduleCallButton />
          </div>
        </div>
      </div>
      <Stats />
    </section>
  );
}
