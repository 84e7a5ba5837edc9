import { team } from '../../content/landing';
import { leaders } from '../../content/leaders';
import type { CardText as CardContent, Content, TeamCard } from '../../content/types';
import { below64rem } from '../../shared/media';
import { pageUrl } from '../../shared/url';
import * as layout from '../style/layout.css';
import { Icon } from '../ui/icon';
import { Photo } from '../ui/photo';
import { SectionHead } from './section-head';
import * as css from './team.css';

const faces = leaders
  .flatMap(({ name, image, onLandingPage }) => (onLandingPage && image ? { name, image } : []))
  .slice(0, css.maxFaces);

function CardText({ name, role, description }: CardContent) {
  return (
    <>
      <h3>{name}</h3>
      <p className={css.role}>{role}</p>
      <p className={css.description}>{description}</p>
    </>
  );
}

/** A link to the Leadership Team page, or plain text. */
function Card(card: TeamCard) {
  if (!card.isClickable) {
    return (
      <div className={css.card}>
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
        {faces.map((leader) => (
          <div key={leader.name} className={css.face}>
            <Photo
              folder="team"
              name={leader.image}
              sizes={`${below64rem} 15vw, 8rem`}
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

function Board({ areas, ...text }: Content['team']['board']) {
  return (
    <div className={css.board}>
      <div className={css.card}>
        <CardText {...text} />
      </div>
      <ul className={css.areas}>
        {areas.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
    </div>
  );
}

export function Team() {
  return (
    <section className={`${layout.section} ${layout.container}`} id="team">
      <SectionHead section="team" heading={team.heading} />
      <div className={css.cards}>
        {team.cards.map((card) => (
          <Card key={card.name} {...card} />
        ))}
        <Board {...team.board} />
      </div>
    </section>
  );
}
