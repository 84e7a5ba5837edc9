/**
 * Classes of the root element, for styles (in the build), page scripts and the app. It is an enum,
 * because esbuild writes a member's value into the scripts, without the enum.
 */
export enum RootClass {
  /** The page's script has run. Until then, buttons that open the dialog are mail links. */
  ready = 'ready',
  /** There is room for the lines that lead to the draft. */
  draft = 'draft',
  /**
   * The page is loading. The first screen waits until it is whole, its records stay simple, and
   * scrolling is not smooth.
   */
  loading = 'loading',
}
