import { firm, sampleFirmFields } from './firm';
import { leadersAreSample } from './leaders';

/** What is still made up, one line each; empty when the site is ready to go live. */
export function listSampleContent(): string[] {
  const lines = sampleFirmFields.map((field) => `firm.ts: ${field} (${sampleValue(field)})`);
  if (leadersAreSample) lines.push('leaders.ts: all people');
  return lines;
}

function sampleValue(field: keyof typeof firm): string {
  const value = firm[field];
  if (typeof value !== 'object') return String(value);
  return 'url' in value ? value.url : value.email;
}
