import { appModuleUrl } from './app-module-url';
import type { AppModule } from './contract';
import { loadWithRetries } from './retry';

/** Fetches and starts the app, at most once. */
export interface AppStarter {
  /** The app has taken over. */
  isStarted(): boolean;
  /**
   * Starts the app; resolves to true when it has taken over, to false when it cannot be had and
   * the page stays as it is.
   *
   * @param replace the page on screen is not the one that was asked for
   */
  start(replace?: boolean): Promise<boolean>;
}

/**
 * Creates the starter of this page's app.
 *
 * @param root the way from this page to the site's root
 * @param release called right before the app takes over; the button it returns is clicked after
 */
export function createAppStarter(root: string, release: () => HTMLElement | undefined): AppStarter {
  let started = false;
  let running: Promise<boolean> | undefined;

  function run(replace: boolean) {
    // A page in the wrong place does not know its way to the root.
    const from = replace ? __BASE__ : root;
    return loadWithRetries<AppModule>(
      (failures) => import(appModuleUrl(from, __APP_FILE__, failures)),
    )
      .then((app) => {
        const button = release();
        app.start(from, replace);
        started = true;
        button?.click();
        return true;
      })
      .catch(() => false);
  }

  return {
    isStarted: () => started,
    start: (replace = false) => (running ??= run(replace)),
  };
}
