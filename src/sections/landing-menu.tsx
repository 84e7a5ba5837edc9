import { bar, navigation } from '../content/navigation';
import { iconButton } from '../ui/icon-button.css';
import * as css from './landing-menu.css';

const linksId = 'menu';

/**
 * The landing page's anchors. On small screens they are a popover: the browser keeps its state and
 * closes it on Escape or a tap elsewhere, the boot script closes it after a choice. The list comes
 * before its button, so that a tap can never be too early.
 */
export function LandingMenu() {
  return (
    <nav className={css.menu} aria-label={bar.mainNavigation}>
      <ul className={`${css.links} ${css.openLinks}`} id={linksId} popover="auto">
        {navigation.map(({ section, label, side }) => (
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
      <button
        className={`${iconButton} ${css.toggle}`}
        type="button"
        popoverTarget={linksId}
        aria-label={bar.menuButton}
      >
        <i className={css.topBar} />
        <i className={css.bottomBar} />
      </button>
    </nav>
  );
}
