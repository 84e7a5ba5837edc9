// A speech-dispatcher output module without sound: it takes as long as a voice would, and writes down every
// utterance. `say` begins an utterance; `end` ends it, or `cut` when Orca interrupts it. The protocol:
// https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/speech-dispatcher.html#Output-Module-Communication-Protocol
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** About 300 words per minute, a usual rate for people who listen all day. */
const charactersPerSecond = 30;

const [log = ''] = process.argv.slice(2);
const answer = (text: string) => process.stdout.write(`${text}\n`);
const references: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
let speaking: NodeJS.Timeout | undefined;

function finish(word: string, event: string) {
  if (!speaking) return;
  clearTimeout(speaking);
  speaking = undefined;
  appendFileSync(log, `${word}\n`);
  answer(event);
}

/** @param message SSML */
function speak(message: string) {
  const text = message
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (reference, name: string) => references[name] ?? reference)
    .replace(/\s*\n\s*/g, ' ');
  answer('200 OK SPEAKING\n701 BEGIN');
  appendFileSync(log, `say ${text}\n`);
  speaking = setTimeout(finish, (1000 * text.length) / charactersPerSecond, 'end', '702 END');
}

const commands: Record<string, () => unknown> = {
  INIT: () => answer('299-voice: ready\n299 OK LOADED SUCCESSFULLY'),
  'LIST VOICES': () => answer('200-voice\ten\tnone\n200 OK VOICE LIST SENT'),
  STOP: () => finish('cut', '703 STOP'),
  PAUSE: () => finish('cut', '703 STOP'),
  QUIT: () => process.exit(),
};
/** Commands that lines follow, up to a dot: settings, or a message. */
const settings = ['AUDIO', 'LOGLEVEL', 'SET'];
const messages = ['SPEAK', 'CHAR', 'KEY', 'SOUND_ICON'];

let lines: string[] | undefined;
let command = '';
createInterface({ input: process.stdin }).on('line', (line) => {
  if (lines && line !== '.') lines.push(line.replace(/^\.\./, '.'));
  else if (lines) {
    if (messages.includes(command)) speak(lines.join('\n'));
    else answer('203 OK');
    lines = undefined;
  } else if (messages.includes(line) || settings.includes(line)) {
    command = line;
    lines = [];
    answer(line === 'SET' ? '203 OK' : messages.includes(line) ? '202 OK' : '207 OK');
  } else (commands[line] ?? (() => answer('300 ERR UNKNOWN COMMAND')))();
});
