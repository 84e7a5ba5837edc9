/** Whether the visitor looks elsewhere: another tab or, perhaps, the mail program is in front. */
export const isAway = () => document.hidden || !document.hasFocus();
