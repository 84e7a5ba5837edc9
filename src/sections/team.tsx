import { team } from '../content/landing';
import * as layout from '../style/layout.css';
import { TrackLabel } from '../ui/track-label';
import { Board } from './board';
import * as css from './team.css';
import { TeamCard } from './team-card';

/** Team: three cards and the Board of Directors. */
export function Team() {
  return (
    <section className={`${layout.section} ${layout.wrap}`} id="team">
      <div className={layout.sectionHead}>
        <TrackLabel section="team" />
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
