// What runs in the pages under test. esbuild makes one script of it, with the global `kit`.
export * from './axe';
export * from './clock';
export * from './colors';
export * from './covered';
export * from './expect';
export * from './fit';
export * from './focus';
export * from './health';
export * from './landing';
export * from './lead';
export * from './mail';
export * from './parts';
export * from './pictures';
export * from './roles';
export * from './tab';
export * from './text';

// tsx adds calls of this helper to the functions that a test sends to a page.
Object.assign(globalThis, { __name: (value: unknown) => value });
