// How prerendered markup, the boot script and the app understand each other. Kept apart so that
// none of the three has to import another. Attributes in the markup:
//
//   data-app="form"      intent here loads the app: the lead dialog and its openers
//   data-app="hint"      the same for a tooltip, so not by touch
//   data-fallback="hide" an image that is hidden when it does not load
//   data-fallback="URL"  an image that is replaced when it does not load
//   data-busy-label="…"  a submit button's label while its form is being sent
//   data-mail-template   the ready mail link of a form
//   data-stuck           on a form, set by the boot script: only the mail link is left
//
// and on the root element, where the boot script finds them before there is a body:
//
//   data-route           path of the prerendered route, or `*`
//   data-paths           pattern of the paths that this page may be served at
//   data-root            the way from this page to the site's root
//
// The app lies in the element `#app`.

/** The app's module as the boot script sees it. */
export interface AppModule {
  /**
   * Takes over the page; it has done so, handlers included, when it returns.
   *
   * @param root the way from this page to the site's root
   * @param replace the prerendered page is not the one that was asked for: replace it
   */
  start(root: string, replace: boolean): void;
}
