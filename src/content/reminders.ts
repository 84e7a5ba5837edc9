import { firm } from './firm';

/** How long before its last day something is mentioned. */
const noticeDays = 30;

/**
 * What is right today but has a date, one line each; empty when there is nothing to do.
 *
 * @param today `YYYY-MM-DD`
 */
export function listReminders(today: string): string[] {
  const { expires } = firm.security;
  const soon = new Date(Date.parse(today) + noticeDays * 86_400_000).toISOString().slice(0, 10);
  if (expires > soon) return [];
  return [
    `src/content/firm.ts: firm.security.expires is ${expires}: check that the address is still right, and write a day within the next year`,
  ];
}
