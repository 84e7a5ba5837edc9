import type { WebmailService } from '../content/types';

/**
 * Webmail services whose compose page takes an encoded mail link of 1,800 characters at the end of its URL. Sources:
 * Firefox offers Gmail's by default; Outlook's https://github.com/OfficeDev/office-js/issues/4127. Outlook's other
 * parameters would turn `+` into a space.
 */
export const composePages: Record<WebmailService, string> = {
  Gmail: 'https://mail.google.com/mail/?extsrc=mailto&url=',
  Outlook: 'https://outlook.live.com/mail/0/deeplink/compose?mailtouri=',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/deeplink/compose?mailtouri=',
};
