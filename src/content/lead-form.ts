// The words of the Schedule Intro Call dialog, its form, its email and its messages. Words that are
// marked as prescribed are the specification's: you may change them.
import type { Content } from "./types";

/** Words of the Schedule Intro Call dialog. Its title is `actions.scheduleCall` in `landing.ts`. */
export const leadDialog: Content["leadDialog"] = {
  intro: "Your answers become an email. Nothing reaches us until you send it.",
  close: "Close",
  // Prescribed.
  cancel: "Cancel",
  submit: "Submit",
  // Prescribed.
  submitting: "Submitting...",
  // Beside the label of a field that may stay empty.
  optional: "Optional",
  // Shown once a mail link has no room for all of the text.
  tooLong: "Too long for one email: its end will be cut. “Copy message” has it all.",
};

/**
 * The fields of the form, and the lines of its email, in this order. These six are prescribed, but
 * for `autoComplete`, which lets the browser fill in a field, and `isHalf`. You may add others.
 */
export const leadFields: Content["leadFields"] = [
  { label: "Full Name", name: "Name", isRequired: true, autoComplete: "name" },
  { label: "Email", name: "Email", type: "email", isRequired: true, autoComplete: "email" },
  { label: "Company", name: "Company", isRequired: true, autoComplete: "organization", isHalf: true },
  { label: "Job Title", name: "Title", autoComplete: "organization-title", isHalf: true },
  { label: "Phone Number", name: "Phone", type: "tel", autoComplete: "tel" },
  { label: "Reason for Interest", name: "Reason for Interest", type: "lines", isRequired: true },
];

/** Words of the email that a submit writes. */
export const leadMail: Content["leadMail"] = {
  // Prescribed.
  subject: "New Lead - Schedule Intro Call Request",
  // Prescribed: that it came from the website contact form.
  note: "This message was written in the website contact form.",
  // Before the recipient and the subject, in the message to copy.
  toLabel: "To",
  subjectLabel: "Subject",
  // Ends the fields of an email that was cut.
  cutMark: "[… shortened, as the sender was told. Reply to ask for the rest.]",
};

/**
 * What is shown after a submit: the thanks, and the draft of the email, with the ways to send it.
 */
export const leadSent: Content["leadSent"] = {
  // The title and both texts are prescribed; the second is for an email that could not be opened.
  // {email} becomes the address in `firm.ts`.
  title: "Thank you for your interest!",
  success: "Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at {email}",
  failure: "Someone from our team will contact you shortly. Please contact us directly at {email} if needed.",
  // Before the draft of the email.
  draft: "Your email is ready. No mail app opened?",
  // The line below each of the buttons that open the dialog. It leads to the draft.
  seeDraft: "No email opened? Send it another way",
  openAgain: "Open again",
  // Opens the services, for visitors with a mouse. Remove those that you do not want to offer.
  webmail: { before: "Send it with webmail", services: ["Gmail", "Outlook", "Microsoft 365"] },
  copy: "Copy message",
  copied: "Copied",
  // Keep this true: browsers bring the tab's storage back with a closed tab.
  kept: "It stays in this tab until you submit again, and is back if you reopen the tab.",
  copyByHand: "Your browser blocked copying. Select the text below and copy it:",
};

/** Words of the toasts themselves. */
export const toastWords: Content["toastWords"] = { region: "Notifications", dismiss: "Dismiss" };
