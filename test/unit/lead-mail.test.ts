import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firm } from '../../src/content/firm';
import { leadMail } from '../../src/content/lead-form';
import {
  emptyLeadMailHref,
  encodeMailPart,
  leadFieldNames,
  leadMailBody,
  leadMailHref,
  leadMessage,
  readLead,
} from '../../src/lead/lead-mail';
import { lead } from '../support/drive/test-lead';

const test = suite('lead mail');
const to = firm.email;
const { labels, subject, note, cutMark } = leadMail;

/** Checks that a mail link has one recipient, subject and body, and nothing else; returns the body. */
function bodyOf(href: string): string {
  assert.ok(href.length <= 1800, `${href.length} characters`);
  const [, recipient = '', query = ''] = /^mailto:([^?]*)\?([^#]*)$/.exec(href) ?? [];
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  const [, [, body = ''] = []] = parts;
  const found = { to: decodeURIComponent(recipient), parts };
  assert.equal(found, { to, parts: Object.entries({ subject, body }) });
  return body;
}

test('encodes everything reserved, also in the recipient, and repairs half a surrogate pair', () => {
  assert.match(encodeMailPart(`:/?#[]@!$&'()*+,;=% "<>\\^\`{|}`), /^(%[0-9A-F]{2})+$/);
  assert.is(encodeMailPart('a\ud800b\udc00😀'), 'a%EF%BF%BDb%EF%BF%BD%F0%9F%98%80');
  assert.match(leadMailHref(lead, 'a+b&c?d,e@x.com'), /^mailto:a%2Bb%26c%3Fd%2Ce@x\.com\?/);
});

for (const character of ['é', '漢', '😀']) {
  test(`cuts a long text of ${character} between characters, but not the copied text`, () => {
    const room = 1800 - leadMailHref({ ...lead, reason: '' }, to).length;
    const size = encodeMailPart(character).length;
    const fitting = character.repeat(room / size) + 'x'.repeat(room % size);
    assert.not.match(bodyOf(leadMailHref({ ...lead, reason: fitting }, to)), cutMark);
    assert.match(bodyOf(leadMailHref({ ...lead, reason: `${fitting}x` }, to)), cutMark);
    const end = ` ${cutMark}\r\n\r\n${note}`;
    // One of the two would be cut within a surrogate pair.
    for (const start of ['', 'x']) {
      const reason = start + character.repeat(500_000);
      const href = leadMailHref({ ...lead, reason }, to);
      assert.ok(href.length > 1750, 'the room is used');
      const [, text = ''] = bodyOf(href).split(`${labels.reason}: `);
      const count = (text.length - start.length - end.length) / character.length;
      assert.ok(count > 0 && text === start + character.repeat(count) + end, text);
      assert.ok(leadMailBody({ ...lead, reason }).includes(reason));
    }
  });
}

test('ends when the fixed words alone are too long for a mail link', () => {
  const { note } = leadMail;
  Object.assign(leadMail, { note: 'Ж'.repeat(1000) });
  const href = leadMailHref(lead, to);
  Object.assign(leadMail, { note });
  assert.ok(href.length > 1800);
});

test('a field that was disabled, removed or never there is an empty line', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Ada"><input name="email" value="a@b" disabled>';
  const { name, ...others } = readLead(form);
  assert.is(name + Object.values(others).join(''), 'Ada');
  assert.match(leadMessage(readLead(form), to), `${labels.name}: Ada\n${labels.email}:\n`);
  const lines = Object.values(labels).map((label) => `${label}:`);
  const empty = bodyOf(emptyLeadMailHref(to));
  assert.is(empty.replace(/ +\r/g, '\r'), [...lines, '', note].join('\r\n'));
});

test('cuts the longest fields first, so that every field keeps its beginning', () => {
  const long = 'A company & its partners '.repeat(100);
  for (const field of ['company', 'reason']) {
    const href = leadMailHref({ ...lead, title: 'Owner', [field]: long }, to);
    assert.ok(href.length > 1750, 'no room is left unused');
    assert.match(bodyOf(href), /: (Engines|A company) & .*: (First line|A company)/s);
    const others = `${labels.title}: Owner\r\n${labels.phone}: ${lead.phone}\r\n`;
    assert.ok(bodyOf(href).includes(others));
  }
  const all = Object.fromEntries(leadFieldNames.map((field) => [field, `${field} ${long}`]));
  const body = bodyOf(leadMailHref({ ...lead, ...all }, to));
  for (const field of leadFieldNames) assert.ok(body.includes(`${labels[field]}: ${field} A com`));
});

/** Texts that could break a mail link or an email. */
const pieces =
  '\r\n|\n|\r|\u2028|&|?|#|%|%0A|=|+|\'|"|<b>|\t|\\|\ud800|\udfff|👩‍👩‍👧|ש|é| |Bcc:|&bcc=|;|,|word|\0|\uffff'.split(
    '|',
  );

// Firefox opens no mail link with U+0000.
test('2,000 generated leads decode to what was typed but U+0000, and add no recipient, header or line', () => {
  let state = 20_261_121;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
  const pick = () => pieces[below(pieces.length)];
  for (let count = 0; count < 2000; count += 1) {
    const generated = { ...lead };
    const lines = leadFieldNames.map((field) => {
      generated[field] = Array.from({ length: below(9) }, pick).join('');
      const text = generated[field].replaceAll('\0', '').replace(/[\ud800-\udfff]/gu, '\ufffd');
      return field === 'reason'
        ? `${labels.reason}: ${text.replace(/\r\n?|\n/g, '\r\n')}`
        : `${labels[field]}: ${text.replace(/[\r\n\u2028\u2029]+/g, ' ')}`.trimEnd();
    });
    assert.is(bodyOf(leadMailHref(generated, to)), [...lines, '', note].join('\r\n'));
  }
});

test.run();
