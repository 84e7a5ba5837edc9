import { systemClock } from '../clock';
import { createTooltipTiming } from './tooltip-timing';

/** The site's tooltips. Delays: specification, section 9. */
export const tooltips = createTooltipTiming({
  openDelayMs: 700,
  skipDelayMs: 300,
  clock: systemClock,
});
