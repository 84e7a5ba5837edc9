/** The libraries that can render the app in the browser. */
export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];
