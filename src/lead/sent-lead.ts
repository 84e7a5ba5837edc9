import { createValueStore } from '../value-store';
import type { SentLead } from './send-lead';

/** The last lead, kept until the page is left, for when no mail program has opened. */
export const sentLead = createValueStore<SentLead | null>(null);
