import { stats } from '../../content/landing';
import * as css from './stats.css';

export function Stats() {
  return (
    <div className={css.stats}>
      <ul className={css.figures}>
        {stats.map(({ value, unit, label }) => (
          <li key={label} className={css.item}>
            <p className={css.figure}>
              {value}
              {unit && <small className={css.unit}>{`\u00a0${unit}`}</small>}
            </p>
            <p className={css.label}>{label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
