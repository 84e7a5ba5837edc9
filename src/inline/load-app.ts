type AppModule = typeof import('../app/start');

/** The owner's specification: 3 retries, exponential backoff, at most 30 s apart. */
const maxRetries = 3;

/**
 * How long an attempt may take before the next attempt starts beside it, in milliseconds. Chromium keeps
 * an `import()` pending for as long as its connection stalls.
 */
const attemptMs = 20_000;

const attempts: Promise<AppModule>[] = [];
let app: Promise<AppModule> | undefined;

/** Rejects when a promise takes longer than a number of milliseconds. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, ms, 'timed out'));
  return Promise.race([promise, timeout]);
}

/** Downloads the app's module. All attempts race, because an earlier one that is slow may still finish first. */
async function download(failures = 0): Promise<AppModule> {
  // Some browsers remember a failed module by its URL, so each attempt has a URL of its own.
  const query = attempts.length ? `?r=${attempts.length}` : '';
  attempts.push(import(`${__BASE__}assets/${__APP_FILE__}${query}`));
  try {
    return await withTimeout(attemptMs, Promise.any(attempts));
  } catch (error) {
    if (failures === maxRetries) {
      app = undefined;
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures));
    return download(failures + 1);
  }
}

/**
 * Downloads and starts the app, once. Rejects after four failed downloads, and then the next call tries
 * again. If the app throws while it starts, every later call rejects too. The error is logged here.
 */
export function startApp(): Promise<AppModule> {
  if (!app) {
    app = download().then((module) => {
      module.start();
      return module;
    });
    app.catch((error) => console.error('The app could not be started:', error));
  }
  return app;
}

/** Whether a download has been tried: a retry needs a click or a submit. */
export const wasTried = () => attempts.length > 0;
