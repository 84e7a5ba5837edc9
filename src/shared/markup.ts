// What the markup and the page's script agree on. esbuild inlines the values of enums, so the lists
// cost no byte.

/** Attributes: components write them with `mark`, and scripts and styles find them. */
export enum Mark {
  opens = 'data-opens',
  closes = 'data-closes',
  copies = 'data-copies',
  /** On a link to a webmail service: its address without the mail link, which the script adds. */
  composePage = 'data-compose-page',
  /** On a field of the form. Its value is the id of the hint beside it, if there is one. */
  field = 'data-field',
  /** Around a button and its answer. */
  action = 'data-action',
  /** The answer: shown, or said to screen readers. */
  done = 'data-done',
  /** On an element whose words screen readers announce. */
  say = 'data-say',
  /** On a button that shows only an icon: `open` while its tooltip is open. */
  tip = 'data-tip',
  /** The words of *Submit*, and of *Submitting...* */
  idle = 'data-idle',
  busy = 'data-busy',
  /** In place of an image that fails: an address, or `hide`. */
  fallback = 'data-fallback',
  /** The address of the app. */
  app = 'data-app',
  /** The page starts at its top. */
  top = 'data-top',
  notFound = 'data-not-found',
}

/** `<button {...mark(Mark.opens)}>` */
export const mark = (name: Mark, value = '') => ({ [name]: value });

export enum Id {
  dialog = 'lead-dialog',
  draftPanel = 'draft-panel',
  intro = 'lead-intro',
  tooLong = 'lead-too-long',
  menu = 'menu',
}
