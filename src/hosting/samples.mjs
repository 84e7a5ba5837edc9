// Samples for hosts that want their configuration outside dist.
import { azure } from './azure.mjs';
import { caddy } from './caddy.mjs';
import { cloudflareWorkers } from './cloudflare-workers.mjs';
import { cloudfront } from './cloudfront.mjs';
import { container } from './container.mjs';
import { firebase } from './firebase.mjs';
import { nginx } from './nginx.mjs';

/**
 * @typedef {object} HostingSample
 * @property {string} name what the operator types
 * @property {string} about one line for the list
 * @property {string} next what to do with the files
 * @property {(policy: import('./policy.mjs').HostingPolicy) => Record<string, string>} files
 *   contents by name
 */

/**
 * All samples, in the order in which they are listed.
 *
 * @type {readonly HostingSample[]}
 */
export const hostingSamples = [
  nginx,
  caddy,
  cloudfront,
  firebase,
  azure,
  cloudflareWorkers,
  container,
];
