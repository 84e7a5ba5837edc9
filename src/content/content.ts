// All that the files of this folder export.
export * from './colors';
export * from './firm';
export * from './landing';
export * from './lead-form';
export * from './leaders';
export * from './navigation';
export * from './pages';
