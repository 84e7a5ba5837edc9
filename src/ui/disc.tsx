import * as css from './disc.css';

/** A vinyl record that fills the width of its slot; decoration. */
export function Disc({ variant = 'record' }: { variant?: keyof typeof css.disc }) {
  return <div className={css.disc[variant]} aria-hidden="true" />;
}
