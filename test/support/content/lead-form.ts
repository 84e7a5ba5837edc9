// The words of the Schedule Intro Call dialog, its form, its email and its messages.
import { firm } from "./firm";

/** Words of the Schedule Intro Call dialog. */
export const leadDialog = {
  title: "Schedule Intro Call",
  intro: "Tell us who you are. Submitting opens a ready-written email in your own mail app.",
  close: "Close",
  cancel: "Cancel",
  submit: "Submit",
  submitting: "Submitting...",
};

/** Words of its fields. */
export const leadFieldWords = {
  optional: "Optional",
  labels: {
    name: "Full Name",
    email: "Email",
    company: "Company",
    title: "Job Title",
    phone: "Phone Number",
    reason: "Reason for Interest",
  },
  // Said where the form cannot work, with a link that opens an empty email.
  template: {
    text: "This form cannot send from here. An email reaches us just as well:",
    link: "Write us an email",
  },
};

/** Words of the email that a submit writes. */
export const leadMail = {
  subject: "New Lead - Schedule Intro Call Request",
  labels: {
    name: "Name",
    email: "Email",
    company: "Company",
    title: "Title",
    phone: "Phone",
    reason: "Reason for Interest",
  },
  note: "This message was written with the contact form on the website.",
  cutMark: "[… shortened: please paste the rest with “Copy message” on the website]",
};

/**
 * What is said after a submit: the two toasts, and the line that stays in the Contact section.
 * Where the toast cannot be shown, the form itself says the words of success and openAgain.
 */
export const leadSent = {
  success: {
    title: "Thank you for your interest!",
    description: `Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at ${firm.email}`,
  },
  failure: {
    title: "Thank you for your interest!",
    description: `Someone from our team will contact you shortly. Please contact us directly at ${firm.email} if needed.`,
  },
  kept: "Your message is ready. If your mail app did not open:",
  openAgain: "Open email again",
  copy: "Copy message",
  copied: "Copied",
  copyByHand: "Copying is blocked here. Select the text and copy it:",
};

/** Words of the toasts themselves. */
export const toastWords = { region: "Notifications", dismiss: "Dismiss" };
