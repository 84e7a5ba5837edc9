import type { Firm } from './content/types';

/** The investor-login address with its tracking parameters. */
export function investorLoginHref({ url, tracking }: Firm['investorLogin']): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(tracking)) address.searchParams.set(name, value);
  return address.href;
}
