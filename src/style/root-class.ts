/** Classes of the root element, which inline scripts set for the styles. An enum, for the reason that `ui/attributes.ts` gives. */
export enum RootClass {
  /** The form works. Until then, its openers are mail links. */
  formWorks = 'js',
  /** There is a draft. */
  draft = 'draft',
  /** The page is loading: the first screen waits until it is whole, its records stay simple, and scrolling is not smooth. */
  loading = 'loading',
  /** The initial may replace a portrait that has failed. */
  fallbacks = 'fallbacks',
}
