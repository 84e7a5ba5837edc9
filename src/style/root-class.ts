/** Classes of the root element, which scripts set for the styles. An enum, for the reason that `ui/attributes.ts` gives. */
export enum RootClass {
  /** The page's script has run. Until then, buttons that open the dialog are mail links. */
  ready = 'ready',
  /** There is a draft. */
  draft = 'draft',
  /** The page is loading: the first screen waits until it is whole, its records stay simple, and scrolling is not smooth. */
  loading = 'loading',
}
