import { createStore } from '../ui/store';
import type { SentLead } from './send-lead';

/** The last lead, kept until the page is left, for when no mail program has opened. */
export const keptLead = createStore<SentLead | null>(null);
