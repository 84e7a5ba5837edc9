import { pointerRestedAt } from './intent';

type AppModule = typeof import('../app/start');

// Specification, section 9: 3 retries, exponential backoff, at most 30 s apart.
const maximumRetries = 3;
const maximumDelayMs = 30_000;

/** Milliseconds to wait after a failed attempt, with the number of those before it. */
function retryDelay(failures: number) {
  return Math.min(1000 * 2 ** failures, maximumDelayMs);
}

/** Older browsers remember a failed module by its URL, so each retry has one of its own. */
function load(failures = 0): Promise<AppModule> {
  const query = failures ? `?r=${failures}` : '';
  return import(`${__BASE__}assets/${__APP_FILE__}${query}`).catch((error) => {
    if (failures === maximumRetries) throw error;
    return new Promise<AppModule>((resolve) =>
      setTimeout(() => resolve(load(failures + 1)), retryDelay(failures)),
    );
  });
}

let loading: Promise<AppModule> | undefined;

/** Downloads the app once. After four failures it rejects; the next call begins anew. */
export function loadApp(): Promise<AppModule> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let hasStarted = false;

/** Downloads the app and hydrates the landing page, once. */
export function startApp(): Promise<AppModule> {
  return loadApp().then((app) => {
    if (!hasStarted) app.start(pointerRestedAt());
    hasStarted = true;
    return app;
  });
}
