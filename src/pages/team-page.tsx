import '../style/theme.css';
import '../style/view-transition.css';
import { leaders } from '../content/leaders';
import { bar } from '../content/navigation';
import { teamPage } from '../content/pages';
import type { Leader } from '../content/schema';
import { faceClass } from '../sections/landing-faces';
import { SiteFooter } from '../sections/site-footer';
import * as layout from '../style/layout.css';
import { Icon } from '../ui/icon';
import { Photo } from '../ui/photo';
import { Static } from '../ui/static';
import { mainId, TopBar } from '../ui/top-bar';
import { pageUrl } from '../url';
import * as css from './team-page.css';

/**
 * One column, two from 37rem, three from 64rem. On phones 480 px are enough for a portrait, so screens
 * with many pixels to one claim less width.
 */
const photoSizes = [
  '(max-width: 37rem) and (min-resolution: 2.8dppx) 37vw',
  '(max-width: 37rem) and (min-resolution: 2.2dppx) 42vw',
  '(max-width: 37rem) and (min-resolution: 1.8dppx) 54vw',
  '(max-width: 37rem) calc(100vw - 2.5rem)',
  '(max-width: 64rem) 46vw',
  '26rem',
].join();

function Person({ leader: { name, role, bio, image, framing = 'center' } }: { leader: Leader }) {
  return (
    <li>
      <div className={css.photo}>
        <span className={css.initial} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
        <Photo
          folder="team"
          name={image}
          className={`${css.image[framing]} ${faceClass(image)}`}
          sizes={photoSizes}
          alt={`Portrait of ${name}`}
          loading="lazy"
          fallback="hide"
        />
      </div>
      <h2 className={layout.smallHeading}>{name}</h2>
      <p className={css.role}>{role}</p>
      <p className={css.bio}>{bio}</p>
    </li>
  );
}

/** The Leadership Team page. Nothing on it needs the app, so all of it is static. */
export function TeamPage() {
  return (
    <Static id="team-page">
      {__PRERENDER__ && (
        <>
          <TopBar>
            <a className={css.back} href={pageUrl('/')}>
              <Icon name="back" /> {bar.backToHome}
            </a>
          </TopBar>
          <main id={mainId}>
            <div className={css.head}>
              <div className={layout.wrap}>
                <h1 tabIndex={-1}>{teamPage.heading}</h1>
                <p className={`${layout.lead} ${css.lead}`}>{teamPage.lead}</p>
              </div>
            </div>
            <ul className={`${css.people} ${layout.wrap}`}>
              {leaders.map((leader) => (
                <Person key={leader.name} leader={leader} />
              ))}
            </ul>
          </main>
          <SiteFooter />
        </>
      )}
    </Static>
  );
}
