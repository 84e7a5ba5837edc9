import { navigation } from '../content/navigation';
import type { SectionId } from '../content/schema';
import * as css from '../style/layout.css';

/** The small line over a section's heading: vinyl side and name, as in the bar. */
export function TrackLabel({ section }: { section: SectionId }) {
  const link = navigation.find((entry) => entry.section === section);
  return (
    <p className={css.track}>
      <b className={css.side} aria-hidden="true">
        {link?.side}
      </b>
      {link?.label}
    </p>
  );
}
