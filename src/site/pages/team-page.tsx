import { leaders } from '../../content/leaders';
import { teamPage } from '../../content/pages';
import type { Leader } from '../../content/types';
import { Mark, mark } from '../../shared/markup';
import { below48rem } from '../../shared/media';
import { BackToHome } from '../frame/back-to-home';
import { CallInBar } from '../frame/call-in-bar';
import { Page } from '../frame/page';
import { SiteFooter } from '../frame/site-footer';
import { DraftLine } from '../lead/draft-line';
import { LeadDialog } from '../lead/lead-dialog';
import { ScheduleCall } from '../lead/schedule-call';
import * as layout from '../style/layout.css';
import { PageHeading } from '../ui/page-heading';
import { Photo } from '../ui/photo';
import { VinylRecord } from '../ui/record/record';
import { labelAtTop } from '../ui/record/record.css';
import { textButton } from '../ui/text-button.css';
import * as css from './team-page.css';

/** Width of a portrait. Phones are told a smaller one, so that they load a smaller file. */
const photoSizes = `${below48rem} 28vw, 30vw`;

/** The first letter with its accents or, in a name without letters, the first character. */
const initialOf = (name: string) => name.match(/\p{L}\p{M}*/u)?.[0] ?? Array.from(name)[0];

function Person({ leader, isInFirstRow }: { leader: Leader; isInFirstRow: boolean }) {
  const { name, role, bio, image, linkedIn, framing = 'center' } = leader;
  return (
    <li className={css.person}>
      <div className={css.photo}>
        <span className={css.initial} aria-hidden="true">
          {initialOf(name)}
        </span>
        {image && (
          <Photo
            folder="team"
            name={image}
            className={css.frame}
            imageClass={css.image[framing]}
            sizes={photoSizes}
            alt={`${teamPage.portraitOf} ${name}`}
            loading={isInFirstRow ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <div className={css.name}>
        <h2 className={layout.smallHeading}>{name}</h2>
        {linkedIn && (
          <a
            className={`${textButton} ${css.linkedIn}`}
            href={linkedIn}
            aria-label={`${teamPage.linkedIn}: ${name}`}
          >
            {teamPage.linkedIn}
          </a>
        )}
      </div>
      <p className={css.role}>{role}</p>
      <p className={css.bio}>{bio}</p>
    </li>
  );
}

export const TeamPage = () => (
  <Page
    {...mark(Mark.top)}
    bar={
      <>
        <BackToHome />
        <CallInBar />
      </>
    }
    opening={
      <div className={css.head}>
        <VinylRecord className={css.record} section="team" labelClass={labelAtTop} />
        <div className={layout.container}>
          <PageHeading className={css.heading}>{teamPage.heading}</PageHeading>
          <p className={`${layout.intro} ${css.intro}`}>{teamPage.intro}</p>
        </div>
      </div>
    }
    dialog={<LeadDialog />}
    footer={<SiteFooter />}
  >
    <ul className={`${css.people} ${layout.container}`}>
      {leaders.map((leader, index) => (
        <Person key={leader.name} leader={leader} isInFirstRow={index < 3} />
      ))}
    </ul>
    <div className={`${css.invitation} ${layout.container}`}>
      <h2>{teamPage.invitation}</h2>
      <ScheduleCall />
      <DraftLine />
    </div>
  </Page>
);
