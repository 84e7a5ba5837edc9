import { record, stats } from '../content/landing';
import { container } from '../style/layout.css';
import { Disc } from '../ui/disc';
import * as css from './stats.css';

export function Stats() {
  return (
    <div className={`${css.stats} ${container}`}>
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
      <p className={css.spine} aria-hidden="true">
        {record.catalogNumber}
      </p>
    </div>
  );
}
