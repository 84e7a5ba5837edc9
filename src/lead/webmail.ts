// Webmail services whose compose page takes a message from its URL. Sources of the URLs:
// Gmail https://github.com/defund12/defund12.org/issues/893, Outlook
// https://github.com/OfficeDev/office-js/issues/4127.
import type { WebmailService } from '../content-rules/schema';

/** Gmail uses other parameter names, and LF line breaks. */
const gmail = (mailHref: string) =>
  mailHref
    .replace('mailto:', 'https://mail.google.com/mail/?view=cm&fs=1&to=')
    .replace('?subject=', '&su=')
    .replaceAll('%0D', '');

/**
 * Outlook's compose page takes the whole mail link as one parameter. With its separate parameters, the `+` of
 * a phone number would become a space.
 */
const outlook = (host: string) => (mailHref: string) =>
  `https://${host}/deeplink/compose?mailtouri=${encodeURIComponent(mailHref)}`;

const composeUrls: Record<WebmailService, (mailHref: string) => string> = {
  Gmail: gmail,
  Outlook: outlook('outlook.live.com/mail/0'),
  'Microsoft 365': outlook('outlook.cloud.microsoft/mail'),
};

/**
 * The URL of a service's compose page, with recipient, subject and text in place.
 *
 * @param mailHref a mail link of `leadMailHref`, whose limit of 1,800 characters keeps the URL below the
 *   4,000 that all services take
 */
export function webmailUrl(service: WebmailService, mailHref: string): string {
  return composeUrls[service](mailHref);
}
