import { navigation } from '../content/navigation';
import type { SectionId } from '../content/types';
import { capitals } from '../style/layout.css';

/** The line over a section's heading: its vinyl side and its name, as in the bar. */
export function SectionLabel({ section }: { section: SectionId }) {
  const { side, label } = navigation[section];
  return (
    <p className={capitals}>
      <b aria-hidden="true">{side}</b>
      {label}
    </p>
  );
}
