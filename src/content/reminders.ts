import { firm } from './firm';

/**
 * What is right today but has a date, one line each; empty when there is nothing to do.
 *
 * @param today `YYYY-MM-DD`
 */
export function listReminders(today: string): string[] {
  const { expires } = firm.security;
  if (expires > today) return [];
  return [
    `src/content/firm.ts: firm.security.expires was ${expires}: check that the address is still right, and write a day within the next year`,
  ];
}
