// What joins markup, scripts and the app. Enums, because esbuild writes the value of a member into the scripts, without
// the enum.

/** Attributes that components or scripts write, and scripts or the app look for. */
export enum Attribute {
  /** On an image: the address of its substitute, or `hide`. */
  imageFallback = 'data-fallback',
  /** On `main`: the page starts at its top, after a reload too. */
  startsAtTop = 'data-top',
  /** On the 404 page: the console gets the address. */
  isNotFound = 'data-not-found',
  /** On the form, after a submit: the email that was opened, as JSON. The app takes it. */
  sent = 'data-sent',
}

/** Ids of elements that scripts or the app look for. */
export enum Id {
  menu = 'menu',
  leadDialog = 'lead-dialog',
  leadForm = 'lead-form',
  /** In the dialog: where the app shows the draft. */
  draftPanelSlot = 'lead-draft',
  /** In the dialog: where the app puts what screen readers say. */
  statusSlot = 'lead-status',
}

/** Hash of an address that opens the dialog, so that the firm can put a link into an email. No element has this id: browsers would move the focus there. */
export const leadDialogHash = '#intro-call';

/** An attribute as props: `<main {...attribute(Attribute.startsAtTop)}>`. */
export const attribute = (name: Attribute, value = '') => ({ [name]: value });
