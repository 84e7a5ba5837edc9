/** Id of the dialog, which its openers name in `commandfor`. A file of its own keeps the dialog's styles out of the first screen. */
export const leadDialogId = 'lead-dialog';
