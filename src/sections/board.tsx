import { team } from '../content/landing';
import * as css from './board.css';
import { description as cardDescription } from './team.css';

export function Board() {
  const { name, description, areas } = team.board;
  return (
    <div className={css.board}>
      <h3>{name}</h3>
      <p className={cardDescription}>{description}</p>
      <ul className={css.areas}>
        {areas.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
    </div>
  );
}
