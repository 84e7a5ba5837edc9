import { firm } from '../content/firm';

/** The firm's address as a link: what a visitor can always fall back to. */
export function MailAddress({ className }: { className?: string }) {
  return (
    <a className={className} href={`mailto:${firm.email}`}>
      {firm.email}
    </a>
  );
}
