import { bar, navigation } from '../../content/navigation';
import { Id, Mark, mark } from '../../shared/markup';
import { iconButton, tooltip } from '../ui/icon-button.css';
import * as css from './landing-menu.css';

/**
 * The landing page's anchors. On small screens the list is a popover, which `page/menu.ts` closes
 * after a choice. The list directly follows its button, so that screen readers continue into the
 * list. In another place, Chromium would also describe the button by the list.
 */
export function LandingMenu() {
  return (
    <nav aria-label={bar.mainNavigation}>
      <button
        className={`${iconButton} ${css.toggle}`}
        type="button"
        popoverTarget={Id.menu}
        {...mark(Mark.tip)}
      >
        <i className={css.stroke} />
        <i className={css.stroke} />
        <span className={tooltip}>{bar.menuButton}</span>
      </button>
      <ul className={css.links} id={Id.menu} popover="auto">
        {Object.entries(navigation).map(([section, { label, side }]) => (
          <li key={section}>
            <a className={css.link} href={`#${section}`}>
              <b className={css.side} aria-hidden="true">
                {side}
              </b>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
