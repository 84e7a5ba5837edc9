import { firm } from '../content/firm';
import { actions, hero } from '../content/landing';
import { newTab } from '../content/navigation';
import { investorLoginHref } from '../investor-login';
import { ScheduleCallButton } from '../lead/schedule-call-button';
import * as layout from '../style/layout.css';
import { Tooltip } from '../tooltip/tooltip';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Photo } from '../ui/photo';
import { StaticRegion } from '../ui/static-region';
import * as css from './hero.css';

function Stage() {
  return (
    <div className={css.media}>
      <Photo
        folder="stage"
        name={hero.image}
        className={css.image}
        // The box is higher than the image is wide: it covers the height, and is cut at the sides.
        sizes="(max-width: 47.99rem) 140vw, 100vw"
        alt=""
        loading="eager"
        fallback={{ swap: hero.fallbackImage }}
      />
    </div>
  );
}

function Headline() {
  return (
    <>
      <h1 className={css.headline} tabIndex={-1}>
        {hero.headline}
      </h1>
      <p className={css.tagline}>{hero.tagline}</p>
    </>
  );
}

/** The first screen: headline, tagline, the two calls to action. */
export function Hero() {
  return (
    <section className={css.hero}>
      <StaticRegion name="stage">{__PRERENDER__ && <Stage />}</StaticRegion>
      <div className={layout.wrap}>
        <StaticRegion name="headline">{__PRERENDER__ && <Headline />}</StaticRegion>
        <div className={`${layout.actions} ${layout.calls}`}>
          <Tooltip id="investor-login-hint" text={actions.investorLoginTooltip} align="start">
            {(describedBy) => (
              <ButtonLink
                href={investorLoginHref(firm.investorLogin)}
                target="_blank"
                rel="noopener"
                aria-describedby={describedBy}
              >
                {/* Labels may have been translated before the app arrives. */}
                <span suppressHydrationWarning>{actions.investorLogin}</span>
                <span className={layout.visuallyHidden} suppressHydrationWarning>
                  {` ${newTab}`}
                </span>
                <Icon name="leave" />
              </ButtonLink>
            )}
          </Tooltip>
          <ScheduleCallButton />
        </div>
      </div>
    </section>
  );
}
