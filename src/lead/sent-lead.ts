import { createValueStore } from '../value-store';

/** The last lead that was handed to a mail program. */
export interface SentLead {
  /** Its mail link; absent when none could be made. */
  href?: string;
  /** All of its text. */
  text: string;
}

/** Kept until the page is left, so that a lead is not lost when no mail program opens. */
export const sentLead = createValueStore<SentLead | null>(null);
