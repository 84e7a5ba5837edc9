/**
 * The attributes that join markup and scripts: components write them, scripts look for them. An enum, because
 * esbuild writes the value of a member into the scripts, without the enum. Constants of another file take more bytes.
 */
export enum Attribute {
  /** On an image: the address of its substitute, or `hide`. */
  imageFallback = 'data-fallback',

  /** The app's download starts when the pointer or the focus is in this element. */
  loadsApp = 'data-app',
  /** Around an icon button: its accessible name is also its tooltip. */
  tooltipTrigger = 'data-tooltip',

  /** On the form: the firm's address. */
  mailTo = 'data-mail-to',
  /** On Submit: its label while a lead is sent. */
  busyLabel = 'data-busy-label',

  /** In the dialog: the panel that offers the draft. */
  draftPanel = 'data-draft',
  /** In the panel: the link that opens the email again. */
  openAgain = 'data-open-again',
  /** In the panel: a link to a webmail service. */
  webmail = 'data-webmail',
  /** On a button that discards the draft: what is announced then. */
  discard = 'data-discard',

  /** Around *Copy message*: the message. */
  message = 'data-message',
  /** On the button *Copy message*: its label. */
  copyLabel = 'data-copy',
  /** On the button *Copy message*: its label when the message is copied. */
  copiedLabel = 'data-copied',

  /** On a text of the notice: shown after a `success`, a `failure`, or `both`. */
  thanksAfter = 'data-thanks',
  /** The button that dismisses the notice. */
  dismissNotice = 'data-dismiss',
}

/** Hashes that are not ids: browsers would move the focus to an element with the id. */
export enum Hash {
  /** Opens the dialog on the landing page, so that the firm can put a link into an email. */
  leadDialog = '#intro-call',
}

/** An attribute as props: `<dialog {...attribute(Attribute.loadsApp)}>`. */
export const attribute = (name: Attribute, value = '') => ({ [name]: value });
