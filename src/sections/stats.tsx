import { stats } from '../content/landing';
import { wrap } from '../style/layout.css';
import { Disc } from '../ui/disc';
import * as css from './stats.css';

/** The stats card: a sleeve with the record half out. */
export function Stats() {
  return (
    <div className={`${css.stats} ${wrap}`}>
      <div className={css.discSlot}>
        <Disc />
      </div>
      <ul className={css.sleeve}>
        {stats.map(({ value, unit, label }) => (
          <li key={label}>
            <p className={css.figure}>
              {value}
              {unit && <small className={css.unit}>{` ${unit}`}</small>}
            </p>
            <p className={css.label}>{label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
