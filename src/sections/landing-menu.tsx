import { bar, navigation } from '../content/navigation';
import { Tooltip } from '../tooltip/tooltip';
import { iconButton } from '../ui/icon-button.css';
import { StaticRegion } from '../ui/static-region';
import * as css from './landing-menu.css';

const linksId = 'menu';

function Links() {
  return (
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
  );
}

/**
 * The landing page's anchors. On small screens they are a popover that the button toggles, so
 * the browser keeps its state and closes it on Escape or a tap elsewhere; the boot script closes
 * it after a choice. The list stands before its button: a tap can then never come too early.
 */
export function LandingMenu() {
  return (
    <nav className={css.menu} aria-label={bar.mainNavigation}>
      <StaticRegion name="links">{__PRERENDER__ && <Links />}</StaticRegion>
      <div className={css.toggleSlot}>
        <Tooltip id="menu-hint" text={bar.menuButton} isLabel align="end">
          {() => (
            <button
              className={iconButton}
              type="button"
              popoverTarget={linksId}
              aria-label={bar.menuButton}
            >
              <i className={css.topBar} />
              <i className={css.bottomBar} />
            </button>
          )}
        </Tooltip>
      </div>
    </nav>
  );
}
