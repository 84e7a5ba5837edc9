import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firm } from '../../src/content/firm';
import { leadMail } from '../../src/content/lead-form';
import {
  encodeMailPart,
  type Lead,
  leadFields,
  leadMailHref,
  leadTemplateHref,
  leadText,
  maximumHrefLength,
} from '../../src/lead/lead-mail';

const test = suite('lead mail');
const to = firm.email;
const { labels, subject, note, cutMark } = leadMail;
const ada: Lead = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: 'Engines & Sons',
  title: '',
  phone: '+44 20 7946 0000',
  reason: 'First line\nSecond line',
};

/** The same text in every field. */
const leadOf = (text: string): Lead => ({
  name: text,
  email: text,
  company: text,
  title: text,
  phone: text,
  reason: text,
});

/** The body that a mail program reads, after a check that nothing but one subject goes with it. */
function bodyOf(href: string): string {
  assert.ok(href.length <= 1800, `${href.length} characters`);
  const [, recipient = '', query = ''] = /^mailto:([^?]*)\?([^#]*)$/.exec(href) ?? [];
  assert.is(decodeURIComponent(recipient), to);
  const headers = new Map(query.split('&').map((part) => [part.split('=')[0], part]));
  assert.equal([...headers.keys()], ['subject', 'body']);
  assert.is(decodeURIComponent(headers.get('subject')?.slice(8) ?? ''), subject);
  return decodeURIComponent(headers.get('body')?.slice(5) ?? '');
}

/** The body that a lead should have. */
function expectedBody(lead: Lead): string {
  const whole = (text: string) => text.replace(/[\ud800-\udfff]/gu, '\ufffd');
  const lines = leadFields.map((field) => {
    const value = whole(lead[field]);
    return field === 'reason'
      ? `${labels.reason}: ${value.replace(/\r\n?|\n/g, '\r\n')}`
      : `${labels[field]}: ${value.replace(/[\r\n\u2028\u2029]+/g, ' ')}`.trimEnd();
  });
  return [...lines, '', note].join('\r\n');
}

test('writes the email of the specification', () => {
  assert.is(
    leadMailHref(ada, 'inquiries@example.com'),
    'mailto:inquiries@example.com?subject=New%20Lead%20-%20Schedule%20Intro%20Call%20Request&body=' +
      'Name%3A%20Ada%20Lovelace%0D%0AEmail%3A%20ada%40example.org%0D%0ACompany%3A%20Engines%20%26%20Sons' +
      '%0D%0ATitle%3A%0D%0APhone%3A%20%2B44%2020%207946%200000%0D%0A' +
      'Reason%20for%20Interest%3A%20First%20line%0D%0ASecond%20line%0D%0A%0D%0A' +
      'This%20message%20was%20written%20with%20the%20contact%20form%20on%20the%20website.',
  );
});

test('encodes everything reserved, and repairs half a surrogate pair', () => {
  assert.match(encodeMailPart(`:/?#[]@!$&'()*+,;=% "<>\\^\`{|}`), /^(%[0-9A-F]{2})+$/);
  assert.is(encodeMailPart('a\ud800b\udc00😀'), 'a%EF%BF%BDb%EF%BF%BD%F0%9F%98%80');
});

test('a recipient with odd characters stays one', () => {
  assert.match(leadMailHref(ada, 'a&b?c,d@x.com'), /^mailto:a%26b%3Fc%2Cd@x\.com\?/);
});

test('a visitor cannot add a recipient, a header, or a line before the reason', () => {
  const evil = 'x\r\nBcc: evil@example.net&bcc=evil@example.net?cc=evil#%0Abcc:\u2028y';
  const lines = bodyOf(leadMailHref(leadOf(evil), to)).split('\r\n');
  assert.is(lines.filter((line) => line.startsWith('Bcc')).length, 1);
  assert.is(
    lines.findIndex((line) => line.startsWith('Bcc')),
    6,
  );
});

test('keeps a link that just fits, and cuts one that does not, with the mark', () => {
  const room = maximumHrefLength - leadMailHref({ ...ada, reason: '' }, to).length;
  const fitting = leadMailHref({ ...ada, reason: 'x'.repeat(room) }, to);
  assert.is(fitting.length, maximumHrefLength);
  assert.not.match(bodyOf(fitting), cutMark);
  assert.match(bodyOf(leadMailHref({ ...ada, reason: 'x'.repeat(room + 1) }, to)), `x ${cutMark}`);
});

test('never cuts a code point in two, and keeps as many as fit', () => {
  for (const character of ['é', '漢', '😀']) {
    const href = leadMailHref({ ...ada, reason: character.repeat(2000) }, to);
    const [, reason = ''] = bodyOf(href).split(`${labels.reason}: `);
    assert.is(reason.split(` ${cutMark}`)[0]?.replaceAll(character, ''), '');
    assert.ok(href.length > maximumHrefLength - encodeMailPart(character).length);
  }
});

test('cuts also where another field is too long', () => {
  for (const href of [
    leadMailHref({ ...ada, name: '漢'.repeat(300) }, to),
    leadMailHref(leadOf('漢x'.repeat(500_000)), to),
  ]) {
    assert.ok(href.length <= maximumHrefLength);
    assert.match(bodyOf(href), cutMark);
  }
});

test('keeps all of a long text for copying', () => {
  const reason = 'word '.repeat(5000);
  assert.match(leadText({ ...ada, reason }), reason);
});

test('the template has the field names and nothing else', () => {
  assert.is(bodyOf(leadTemplateHref(to)), expectedBody(leadOf('')));
});

/** What has broken mail links before, and what may be typed. */
const pieces = [
  ...[
    '\r\n',
    '\n',
    '\r',
    '\u2028',
    '&',
    '?',
    '#',
    '%',
    '%0A',
    '=',
    '+',
    "'",
    '"',
    '<b>',
    '\t',
    '\\',
  ],
  ...[
    '\ud800',
    '\udfff',
    '👩‍👩‍👧',
    'ש',
    'é',
    ' ',
    'Bcc:',
    '&bcc=',
    ';',
    ',',
    'word',
    '\0',
    '\uffff',
  ],
];

test('2,000 generated leads decode to what was typed', () => {
  let state = 20_261_121;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
  const text = () => Array.from({ length: below(9) }, () => pieces[below(pieces.length)]).join('');
  for (let count = 0; count < 2000; count += 1) {
    const lead = leadOf('');
    for (const field of leadFields) lead[field] = text();
    assert.is(bodyOf(leadMailHref(lead, to)), expectedBody(lead), JSON.stringify(lead));
  }
});

test.run();
