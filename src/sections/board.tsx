import { team } from '../content/landing';
import * as css from './board.css';
import { description as cardDescription } from './team.css';

export function Board() {
  const { name, description, areas } = team.board;
  return (
    <div className={css.board}>
      <div>
        <h3>{name}</h3>
        <p className={cardDescription}>{description}</p>
      </div>
      <ul className={css.staff}>
        {areas.map((area, index) => (
          <li key={area} className={css.notes[index % css.notes.length]}>
            {area}
          </li>
        ))}
      </ul>
    </div>
  );
}
