import { pointerEnteredAt } from './intent';

type AppModule = typeof import('../app/start');

// Specification, section 9: 3 retries, exponential backoff, at most 30 s apart.
const retryDelaysMs = [1000, 2000, 4000];

let attempts = 0;

/** Older browsers remember a failed module by its URL, so each attempt has one of its own. */
function load(failures = 0): Promise<AppModule> {
  const query = attempts ? `?r=${attempts}` : '';
  attempts += 1;
  return import(`${__BASE__}assets/${__APP_FILE__}${query}`).catch((error) => {
    if (failures === retryDelaysMs.length) throw error;
    return new Promise((resolve) => setTimeout(resolve, retryDelaysMs[failures])).then(() =>
      load(failures + 1),
    );
  });
}

let started: Promise<AppModule> | undefined;

/**
 * Downloads the app and starts it, once. After four failures it rejects; the next call begins anew.
 *
 * @param isFound whether this document is the page that was asked for
 */
export function startApp(isFound: boolean): Promise<AppModule> {
  started ??= load()
    .then((app) => {
      if (isFound) app.start(pointerEnteredAt());
      else app.showNotFound();
      return app;
    })
    .catch((error) => {
      started = undefined;
      throw error;
    });
  return started;
}
