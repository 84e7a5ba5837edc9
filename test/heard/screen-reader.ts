// Runs Orca and a browser on a virtual screen: presses real keys and reads what Orca says.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/drive/wait';
import { signalAll } from '../support/run/processes';

/** What the voice has begun to say. */
export interface Utterance {
  text: string;
  /** Whether Orca has interrupted it. */
  isCut: boolean;
}

export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

const orcaSettings = {
  general: {},
  profiles: {
    default: { profile: ['Default', 'default'], enableKeyEcho: false, sayAllOnLoad: false },
  },
  pronunciations: {},
  keybindings: {},
};

/** Files in the folder that is the home of all programs. */
const homeFiles = (home: string) => ({
  'glib-2.0/settings/keyfile': `[org/gnome/desktop/interface]
toolkit-accessibility=true
[org/gnome/desktop/a11y/applications]
screen-reader-enabled=true`,
  'orca/user-settings.conf': JSON.stringify(orcaSettings),
  // The silent driver of libao: the module wants a sound card, although it plays nothing.
  'speech-dispatcher/speechd.conf': `CommunicationMethod "unix_socket"
AudioOutputMethod "libao"
AddModule "voice" "sd_generic" "voice.conf"
DefaultModule voice
DefaultLanguage "en"`,
  // Whole utterances: by default the module cuts them into sentences.
  'speech-dispatcher/modules/voice.conf': `GenericExecuteSynth "${home}/voice '$DATA'"
GenericMaxChunkLength 100000
GenericDelimiters "~"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "none"`,
  // Writes an utterance down, and takes as long as a voice of about 300 words per minute, a usual rate for people who
  // listen all day. Orca kills it when it interrupts the utterance.
  voice: `#!/bin/sh
printf 'say %d %s\\n' $$ "$(printf %s "$1" | tr '\\n' ' ')" >> '${home}/log'
sleep "$(printf '%d.%02d' $((\${#1} / 30)) $((\${#1} % 30 * 100 / 30)))"
echo end >> '${home}/log'`,
  log: '',
  // Orca asks `pgrep` for other Orcas of the user, and refuses to start beside one, even on another screen.
  pgrep: '#!/bin/sh',
  // No portal: Chromium would let it open mail links, and a list of mail programs would take the focus.
  'dbus-1/services/org.freedesktop.portal.Desktop.service': `[D-BUS Service]
Name=org.freedesktop.portal.Desktop
Exec=/bin/false`,
  // The mail program: a window that takes the focus after a delay and closes by itself. Without a delay,
  // `sleep` fails and no window opens.
  'xdg-open': `#!/bin/sh
sleep "$(cat '${home}/mail-delay')" && exec xterm -e sleep 5`,
});

/** Without what differs from run to run, and with the apostrophe of the content files. */
const plain = (text: string) =>
  text
    .replace(/ - Memory usage - [\d.]+ MB/, '')
    .replace(/localhost:\d+/, 'localhost')
    .replaceAll('’', "'")
    .trim();

/** Starts everything; `stop` ends it and removes its files. */
export async function startScreenReader() {
  const home = mkdtempSync(join(tmpdir(), 'heard-'));
  const log = join(home, 'log');

  function write(path: string, text: string) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text, { mode: 0o700 });
  }
  for (const [path, text] of Object.entries(homeFiles(home))) write(path, text);

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    PATH: `${home}:${process.env.PATH}`,
    LC_ALL: 'C.UTF-8',
    GSETTINGS_BACKEND: 'keyfile',
    GNOME_ACCESSIBILITY: '1',
  };

  function start(program: string, ...args: string[]) {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'], cwd: home });
    child.stdout.resume();
    return child;
  }
  const firstLineOf = async ({ stdout }: ReturnType<typeof start>) =>
    String(await once(stdout, 'data')).trim();

  const xdotool = (...args: string[]) => execFileSync('xdotool', args, { env, encoding: 'utf8' });

  /** All that was said so far, and whether the voice is silent now. */
  function readLog() {
    let isSilent = true;
    const lines = readFileSync(log, 'utf8').split('\n');
    const utterances = lines.flatMap((line, index): Utterance[] => {
      const [, id, text] = /^say (\d+) (.*)/.exec(line) ?? [];
      if (id === undefined || text === undefined) return [];
      isSilent = lines[index + 1] === 'end' || !existsSync(`/proc/${id}`);
      return [{ text: plain(text), isCut: isSilent && lines[index + 1] !== 'end' }];
    });
    return { utterances, length: lines.length, isSilent };
  }
  let from = 0;

  const reader = {
    home,
    write,
    start,
    async press(...keys: string[]) {
      for (const key of keys) {
        xdotool('key', '--clearmodifiers', key);
        await sleep(250);
      }
    },
    type: (text: string) => xdotool('type', '--delay', '25', text),
    resize(width: number, height: number) {
      const change = (options: string) =>
        execFileSync('wmctrl', ['-r', ':ACTIVE:', ...options.split(' ')], { env });
      change('-b remove,maximized_vert,maximized_horz');
      change(`-e 0,0,0,${width},${height}`);
    },
    forget() {
      from = readLog().utterances.length;
    },
    /** What was said since the last time, as soon as the voice has been quiet for some milliseconds. */
    async listen(quiet = 1200): Promise<Utterance[]> {
      let length = -1;
      for (let now = readLog(); now.length !== length || !now.isSilent; now = readLog()) {
        length = now.length;
        await sleep(quiet);
      }
      const { utterances } = readLog();
      const said = utterances.slice(from).filter(({ text }) => text !== '');
      from = utterances.length;
      return said;
    },
    async hears(phrase: string, seconds: number) {
      for (let left = seconds * 10; left >= 0; left -= 1) {
        const said = readLog().utterances.slice(from);
        if (said.some(({ text }) => text.includes(phrase))) return true;
        await sleep(100);
      }
      return false;
    },
    async until(phrase: string) {
      if (!(await reader.hears(phrase, 60))) throw new Error(`Orca never says "${phrase}"`);
    },
    async stop() {
      signalAll(home, 'SIGTERM');
      await sleep(1500);
      // A program that ends may just have started another one.
      while (signalAll(home, 'SIGKILL') > 0) await sleep(500);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };

  try {
    const screen = start('Xvfb', '-displayfd', '1', '-noreset', '-screen', '0', '1366x900x24');
    env.DISPLAY = `:${await firstLineOf(screen)}`;
    const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
    env.DBUS_SESSION_BUS_ADDRESS = await firstLineOf(bus);
    start('openbox');
    start('speech-dispatcher', '--run-single', '--log-level', '0');
    const socket = join(home, 'speech-dispatcher/speechd.sock');
    await eventually('speech-dispatcher is there', () => existsSync(socket));
    start('orca');
    await reader.until('Screen reader on');
  } catch (error) {
    await reader.stop();
    throw error;
  }
  return reader;
}
