import '../style/theme.css';
import { leaders } from '../content/leaders';
import { bar } from '../content/navigation';
import { teamPage } from '../content/pages';
import type { Leader } from '../content/types';
import { SiteFooter } from '../sections/site-footer';
import * as layout from '../style/layout.css';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { Photo } from '../ui/photo';
import { StaticRegion } from '../ui/static-region';
import { mainId, TopBar } from '../ui/top-bar';
import * as css from './team-page.css';

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
          className={css.image[framing]}
          sizes="(max-width: 44rem) calc(100vw - 2.5rem), 26rem"
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

function BackLink() {
  return (
    <PageLink className={css.back} to="/">
      <Icon name="back" /> {bar.backToHome}
    </PageLink>
  );
}

function People() {
  return (
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
  );
}

/** The Leadership Team page. Nothing on it moves, so all of it is static. */
export function TeamPage() {
  return (
    <>
      <TopBar>
        <StaticRegion name="back">{__PRERENDER__ && <BackLink />}</StaticRegion>
      </TopBar>
      <StaticRegion name="people">{__PRERENDER__ && <People />}</StaticRegion>
      <StaticRegion name="footer">{__PRERENDER__ && <SiteFooter />}</StaticRegion>
    </>
  );
}
