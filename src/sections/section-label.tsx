import { navigation } from '../content/navigation';
import type { SectionId } from '../content/types';
import { capitals } from '../style/layout.css';

/** The entry of a section in the bar. */
export const navigationEntry = (section: SectionId) =>
  navigation.find((entry) => entry.section === section);

/** The line over a section's heading: its vinyl side and its name, as in the bar. */
export function SectionLabel({ section }: { section: SectionId }) {
  const link = navigationEntry(section);
  return (
    <p className={capitals}>
      <b aria-hidden="true">{link?.side}</b>
      {link?.label}
    </p>
  );
}
