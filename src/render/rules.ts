// Entry of the build's first bundle: what it has to know of the content before it makes pages of
// it. No markup, no styles.

export { checkContent } from '../content/check-content';
export { listReminders } from '../content/reminders';
export { listSampleContent } from '../content/sample-content';
export { siteContent } from '../content/site-content';
export { availableWidths, photoFile, photoWidths } from '../images/photo';
