import { systemClock } from '../clock';
import { createToastStore } from './toast-store';

/** The site's toasts. Specification, section 9: at most 3 at once, 4 to 5 seconds each. */
export const toasts = createToastStore({ limit: 3, lifetimeMs: 5000, clock: systemClock });
