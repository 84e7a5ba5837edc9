import { bar, navigation } from '../../content/navigation';
import { Id } from '../../shared/markup';
import { iconButton } from '../ui/icon-button.css';
import { trigger } from '../ui/tooltip.css';
import * as css from './landing-menu.css';

/**
 * The landing page's anchors. On small screens the list is a popover, which `page/menu.ts` closes
 * after a choice. The list directly follows its button, so that screen readers continue into the
 * list. In another place, Chromium would also describe the button by the list.
 */
export function LandingMenu() {
  return (
    <nav aria-label={bar.mainNavigation}>
      <span className={trigger}>
        <button
          className={`${iconButton} ${css.toggle}`}
          type="button"
          popoverTarget={Id.menu}
          aria-label={bar.menuButton}
        >
          <i className={css.stroke} />
          <i className={css.stroke} />
        </button>
      </span>
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
