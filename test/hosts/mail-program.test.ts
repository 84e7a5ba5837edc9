// A real mail program opens the mail links of ordinary and hostile leads.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leadMail } from '../../src/content/lead-form';
import { type Lead, leadMailBody, leadMailHref } from '../../src/lead/lead-mail';
import { lead } from '../support/drive/test-lead';

const test = suite('mail program');
const to = 'contact+leads@example.com';
const folder = await mkdtemp(join(tmpdir(), 'mail-test-'));

const leads: Record<string, Lead> = {
  plain: { ...lead, reason: 'First line.\nSecond line, then an empty line.\n\nThe end.' },
  'line breaks and headers in fields': {
    ...lead,
    name: 'Eve\r\nBcc: eve@example.net\r\n\r\nBody',
    company: 'A\u2028Cc: eve@example.net',
    reason: 'Bcc: eve@example.net\r\nTo: eve@example.net\n.\nSubject: Other',
  },
  'parts of a mail link in fields': {
    ...lead,
    name: '&bcc=eve@example.net&cc=eve@example.net&to=eve@example.net',
    title: '?subject=Other&body=Other#end',
    email: '%0D%0ABcc:%20eve@example.net',
    reason: '%0ABcc: eve@example.net &amp; 100 % = 1 + 0; "quoted", \'single\', `$(id)` <b>\\n',
  },
  'letters of all kinds': { ...lead, name: 'Łukasz Đặng 李', reason: 'Music 🎵👩‍🎤 «ça» – “yes”…' },
  'one that is cut': { ...lead, reason: `${'Long reason, 🎵. '.repeat(300)}` },
};

await writeFile(
  join(folder, 'muttrc'),
  `set autoedit fast_reply edit_headers abort_unmodified=yes abort_nosubject=no
set editor="cp %s '${folder}/draft'" folder='${folder}' spoolfile='${folder}/inbox' tmpdir='${folder}'
set record="" signature="" charset=utf-8
# Allows every header, so that a header that the link must not contain would show.
mailto_allow *
`,
);

test.after(() => rm(folder, { recursive: true, force: true }));

/** Opens a link in the mail program; returns the draft's headers after `From`, and its body. */
async function readDraft(link: string) {
  await rm(join(folder, 'draft'), { force: true });
  // neomutt needs a terminal, which `script` provides.
  const command = 'neomutt -n -F "$RC" -- "$LINK"';
  const env = { ...process.env, RC: join(folder, 'muttrc'), LINK: link, HOME: folder };
  const options = { env: { ...env, TERM: 'xterm', LC_ALL: 'C.UTF-8' }, timeout: 20_000 };
  const run = promisify(execFile)('script', ['-qc', command, '/dev/null'], options);
  run.child.stdin?.end();
  await run;
  const draft = (await readFile(join(folder, 'draft'), 'utf8')).replaceAll('\r\n', '\n');
  return /^From: [^\n]*\n(.*?)\n\n(.*)$/s.exec(draft)?.slice(1) ?? [draft];
}

const headers = `To: ${to}\nCc:\nBcc:\nSubject: ${leadMail.subject}\nReply-To:`;

for (const [name, candidate] of Object.entries(leads)) {
  test(name, async () => {
    const [found, body = ''] = await readDraft(leadMailHref(candidate, to));
    assert.is(found, headers);
    const whole = leadMailBody(candidate);
    const cut = body.indexOf(` ${leadMail.cutMark}`);
    if (cut < 0) return assert.is(body.trimEnd(), whole);
    assert.is(name, 'one that is cut');
    assert.ok(cut > 500, 'most of what fits is there');
    assert.is(body.slice(0, cut), whole.slice(0, cut));
    assert.ok(body.trimEnd().endsWith(leadMail.note));
  });
}

test.run();
