/** The style sheets that vanilla-extract does not write. */
declare module '*.css';
