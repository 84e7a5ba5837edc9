import { firm } from '../../content/firm';
import { firmMailHref } from '../../shared/email';

/** The firm's mail address as a link. In a narrow column it breaks after the at sign. */
export function MailAddress({ className }: { className?: string }) {
  const [name, domain] = firm.email.split('@');
  return (
    <a className={className} href={firmMailHref()}>
      {`${name}@`}
      <wbr />
      {domain}
    </a>
  );
}
