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
      <dl className={css.sleeve}>
        {stats.map(({ value, unit, label }) => (
          <div key={label} className={css.stat}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.figure}>
              {value}
              {unit && <small className={css.unit}>{` ${unit}`}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
