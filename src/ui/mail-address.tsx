import { firm } from '../content/firm';

/** The firm's address as a link: what a visitor can always fall back to. */
export function MailAddress() {
  return <a href={`mailto:${firm.email}`}>{firm.email}</a>;
}
