// Webmail services whose compose page takes a message from its URL. Sources of the URLs:
// Gmail https://github.com/defund12/defund12.org/issues/893, Outlook
// https://github.com/OfficeDev/office-js/issues/4127.
import type { WebmailService } from '../content-rules/schema';

/** The compose pages; their last parameter is empty. */
export const composePages: Record<WebmailService, string> = {
  Gmail: 'https://mail.google.com/mail/?view=cm&fs=1&to=',
  Outlook: 'https://outlook.live.com/mail/0/deeplink/compose?mailtouri=',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/deeplink/compose?mailtouri=',
};

/**
 * Puts a mail link into the URL of a compose page, in place of an earlier one. Gmail has its own parameters, and LF
 * line breaks. Outlook takes the whole mail link: with its other parameters, `+` would become a space.
 *
 * @param mailHref at most 1,800 characters, so that the URL stays below the 4,000 that all services take
 */
export function withMail(composeUrl: string, mailHref: string): string {
  const gmail = mailHref.slice(7).replace('?subject=', '&su=').replaceAll('%0D', '');
  const outlook = encodeURIComponent(mailHref);
  return composeUrl.replace(
    /(&to|uri)=.*/,
    (_, name) => `${name}=${name === 'uri' ? outlook : gmail}`,
  );
}
