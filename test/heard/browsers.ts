// The two browsers that Orca reads, each with a profile that asks nothing.
import { spawnSync } from 'node:child_process';
import type { ScreenReader } from './screen-reader';

const firefoxPreferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.protocol-handler.warn-external.mailto': false,
  'security.external_protocol_requires_permission': false,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
};

export const browsers = {
  firefox: {
    program: 'firefox-esr',
    start(reader: ScreenReader) {
      const preferences = Object.entries(firefoxPreferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      const mail = { name: 'mail', path: `${reader.home}/xdg-open` };
      const schemes = { mailto: { action: 2, ask: false, handlers: [mail] } };
      const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes };
      reader.write('profile/user.js', preferences.join('\n'));
      reader.write('profile/handlers.json', JSON.stringify(handlers));
      const profile = `${reader.home}/profile`;
      return (url: string) => reader.start('firefox-esr', '--profile', profile, url);
    },
  },
  chromium: {
    program: 'chromium',
    start(reader: ScreenReader, { origin }: URL) {
      const allowed_origin_protocol_pairs = { [origin]: { mailto: true } };
      const preferences = { protocol_handler: { allowed_origin_protocol_pairs } };
      reader.write('profile/Default/Preferences', JSON.stringify(preferences));
      const quiet =
        '--no-first-run --no-default-browser-check --password-store=basic --disable-gpu';
      const root = process.getuid?.() === 0 ? ['--no-sandbox', '--test-type'] : [];
      const profile = `--user-data-dir=${reader.home}/profile`;
      const tree = '--force-renderer-accessibility';
      return (url: string) =>
        reader.start('chromium', profile, tree, ...quiet.split(' '), ...root, url);
    },
  },
};

export const versionOf = (program: string) =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim().split('\n')[0];
