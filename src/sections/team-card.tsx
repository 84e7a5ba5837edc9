import { team } from '../content/landing';
import type { TeamCard as TeamCardContent } from '../content/types';
import { below48rem, forSizes } from '../style/media';
import { Icon } from '../ui/icon';
import { Photo } from '../ui/photo';
import { pageUrl } from '../url';
import { faceClass, landingFaces } from './landing-faces';
import * as css from './team.css';

function CardText({ name, role, description }: TeamCardContent) {
  return (
    <>
      <h3>{name}</h3>
      <p className={css.role}>{role}</p>
      <p className={css.description}>{description}</p>
    </>
  );
}

/** One card of the Team section: a link to the Leadership Team page, or plain text. */
export function TeamCard({ card }: { card: TeamCardContent }) {
  if (!card.isClickable) {
    return (
      <div className={css.plainCard}>
        <CardText {...card} />
      </div>
    );
  }
  return (
    <a className={css.linkCard} href={pageUrl('/team')}>
      <CardText {...card} />
      <span className={css.action}>
        {team.cardAction} <Icon name="forward" />
      </span>
      <div className={css.faces} aria-hidden="true">
        {landingFaces().map((leader) => (
          <div key={leader.name} className={`${css.face} ${faceClass(leader)}`}>
            <Photo
              folder="team"
              name={leader.image}
              sizes={`${forSizes(below48rem)} 15vw, 14rem`}
              alt=""
              loading="lazy"
              fallback="hide"
            />
          </div>
        ))}
      </div>
    </a>
  );
}
