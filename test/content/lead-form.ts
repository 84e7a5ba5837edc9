import { firm } from "./firm";

export const leadDialog = {
  title: "Schedule Intro Call",
  intro: "Tell us who you are. Submitting opens a pre-filled email in your email app. Press Send there to reach us.",
  close: "Close",
  cancel: "Cancel",
  submit: "Submit",
  submitting: "Submitting...",
};

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
  withoutForm: {
    text: "This form isn't available here. Please email us instead:",
    link: "Write us an email",
  },
};

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
  cutMark: "[… shortened. “Copy message” on the website has all of it.]",
};

export const leadSent = {
  title: "Thank you for your interest!",
  success: `Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at ${firm.email}`,
  failure: `Someone from our team will contact you shortly. Please contact us directly at ${firm.email} if needed.`,
  draft: "Your email is ready to send. If no email app opened:",
  openAgain: "Open email again",
  webmail: { before: "Write it in", services: ["Gmail", "Outlook", "Microsoft 365"] },
  copy: "Copy message",
  copied: "Copied",
  copyByHand: "Your browser blocked copying. Select the text below and copy it:",
};

export const toastWords = { region: "Notifications", dismiss: "Dismiss" };
