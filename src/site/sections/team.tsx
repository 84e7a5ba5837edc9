import type { ReactNode } from 'react';
import { team } from '../../content/landing';
import { leaders } from '../../content/leaders';
import type { CardText } from '../../content/types';
import { pageUrl } from '../../shared/url';
import * as layout from '../style/layout.css';
import { Icon } from '../ui/icon';
import { textButton } from '../ui/text-button.css';
import { SectionHead } from './section-head';
import * as css from './team.css';

interface CardProps extends CardText {
  /** Where the whole card leads. The link is the heading, so the link's name is short. */
  href?: string | false;
  children?: ReactNode;
}

function Card({ name, role, description, href, children }: CardProps) {
  const heading = <h3 className={layout.smallHeading}>{name}</h3>;
  return (
    <div className={href ? css.linkCard : css.card}>
      {href ? (
        <a className={css.link} href={href}>
          {heading}
        </a>
      ) : (
        heading
      )}
      <p className={css.role}>{role}</p>
      <p className={layout.itemText}>{description}</p>
      {children}
    </div>
  );
}

/** The people of the page that the card leads to, as on the back of a sleeve. */
const Credits = () => (
  <>
    <ul className={css.credits}>
      {leaders.map(({ name, role }) => (
        <li key={name} className={layout.entry}>
          {`${name} `}
          <small className={layout.entryNote}>{role}</small>
        </li>
      ))}
    </ul>
    {/* Looks like a text button. The link of the card covers it. */}
    <p className={textButton}>
      {team.cardAction} <Icon name="forward" />
    </p>
  </>
);

export function Team() {
  const { areas, ...board } = team.board;
  return (
    <section className={`${layout.section} ${layout.container}`} id="team">
      <SectionHead section="team" heading={team.heading} />
      <div className={css.cards}>
        {team.cards.map(({ isClickable, ...card }) => (
          <Card key={card.name} {...card} href={isClickable && pageUrl('/team')}>
            {isClickable && <Credits />}
          </Card>
        ))}
        <Card {...board}>
          <ul className={css.areas}>
            {areas.map((area) => (
              <li key={area} className={layout.entry}>
                {area}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}
