import { team } from '../content/landing';
import * as layout from '../style/layout.css';
import { Board } from './board';
import { SectionLabel } from './section-label';
import * as css from './team.css';
import { TeamCard } from './team-card';

export function Team() {
  return (
    <section className={`${layout.section} ${layout.container}`} id="team">
      <div className={layout.sectionHead}>
        <SectionLabel section="team" />
        <h2>{team.heading}</h2>
      </div>
      <div className={css.cards}>
        {team.cards.map((card) => (
          <TeamCard key={card.name} card={card} />
        ))}
      </div>
      <Board />
    </section>
  );
}
