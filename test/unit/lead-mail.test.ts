import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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
import { createRandom } from '../support/random.mjs';

const test = suite('lead mail');
const to = 'inquiries@example.com';
const ada: Lead = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: 'Engines & Sons',
  title: 'Analyst',
  phone: '+44 20 7946 0000',
  reason: 'First line\nSecond line',
};

/** What a mail program reads out of a link. */
function parse(href: string) {
  const [, recipient = '', query = ''] = /^mailto:([^?]*)\?([^#]*)$/.exec(href) ?? [];
  const headers = query.split('&').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name, decodeURIComponent(value.join('='))] as const;
  });
  return { recipient: decodeURIComponent(recipient), headers };
}

/** The fields out of a body. */
function fieldsOf(body: string) {
  const lines = body.split('\r\n');
  const labels = leadFields.map((field) => leadMail.labels[field]);
  const read = (line: string, label: string) => {
    assert.ok(line.startsWith(`${label}:`), `"${line}" starts with ${label}`);
    return line.slice(label.length + 1).replace(/^ /, '');
  };
  const short = labels.slice(0, 5).map((label, index) => read(lines[index] ?? '', label));
  assert.is(lines.at(-1), leadMail.note);
  assert.is(lines.at(-2), '');
  const reason = read(lines.slice(5, -2).join('\n'), labels[5] ?? '');
  return [...short, reason];
}

test('writes one recipient, one subject and the fields in order', () => {
  assert.is(
    leadMailHref(ada, to),
    'mailto:inquiries@example.com?subject=New%20Lead%20-%20Schedule%20Intro%20Call%20Request&body=' +
      'Name%3A%20Ada%20Lovelace%0D%0AEmail%3A%20ada%40example.org%0D%0ACompany%3A%20Engines%20%26%20Sons' +
      '%0D%0ATitle%3A%20Analyst%0D%0APhone%3A%20%2B44%2020%207946%200000%0D%0A' +
      'Reason%20for%20Interest%3A%20First%20line%0D%0ASecond%20line%0D%0A%0D%0A' +
      'This%20message%20was%20written%20with%20the%20contact%20form%20on%20the%20website.',
  );
});

test('has no bare reserved character after the delimiters', () => {
  const part = encodeMailPart(`:/?#[]@!$&'()*+,;=% "<>\\^\`{|}`);
  assert.match(part, /^(%[0-9A-F]{2})+$/);
});

test('writes every kind of line break as CRLF', () => {
  for (const breakLine of ['\n', '\r', '\r\n']) {
    const { headers } = parse(leadMailHref({ ...ada, reason: `a${breakLine}b` }, to));
    assert.ok(headers[1]?.[1].includes('a\r\nb'));
    assert.not(headers[1]?.[1].includes('\r\r'));
  }
});

test('cannot be given another recipient, header or line by a visitor', () => {
  const evil = 'x\r\nBcc: evil@example.net&bcc=evil@example.net?cc=evil#%0Abcc:';
  const { recipient, headers } = parse(
    leadMailHref(
      { name: evil, email: evil, company: evil, title: evil, phone: evil, reason: evil },
      to,
    ),
  );
  assert.is(recipient, to);
  assert.equal(
    headers.map(([name]) => name),
    ['subject', 'body'],
  );
  assert.is(headers[0]?.[1], leadMail.subject);
  const lines = headers[1]?.[1].split('\r\n') ?? [];
  assert.is(lines.filter((line) => line.startsWith('Bcc')).length, 1, 'only in the reason');
});

test('repairs half a surrogate pair', () => {
  assert.is(encodeMailPart('a\ud800b\udc00'), 'a%EF%BF%BDb%EF%BF%BD');
  assert.is(encodeMailPart('😀'), '%F0%9F%98%80');
});

test('encodes a recipient with odd characters, and only one', () => {
  assert.ok(
    leadMailHref(ada, 'a&b?c,d@example.com').startsWith('mailto:a%26b%3Fc%2Cd@example.com?'),
  );
});

test('keeps a link that just fits, and cuts one that does not, with the mark', () => {
  const room = maximumHrefLength - leadMailHref({ ...ada, reason: '' }, to).length;
  const fitting = leadMailHref({ ...ada, reason: 'x'.repeat(room) }, to);
  assert.is(fitting.length, maximumHrefLength);
  assert.not(decodeURIComponent(fitting).includes(leadMail.cutMark));
  const cut = leadMailHref({ ...ada, reason: 'x'.repeat(room + 1) }, to);
  assert.ok(cut.length <= maximumHrefLength);
  assert.ok(decodeURIComponent(cut).includes(leadMail.cutMark));
});

test('never cuts a character in two', () => {
  for (const character of ['é', '漢', '😀', '👩‍👩‍👧‍👦', 'e\u0301']) {
    const reason = `${'a'.repeat(3)}${character.repeat(2000)}`;
    const { headers } = parse(leadMailHref({ ...ada, reason }, to));
    const kept = fieldsOf(headers[1]?.[1] ?? '')[5]?.split(` ${leadMail.cutMark}`)[0] ?? '';
    assert.is(kept.slice(3).replaceAll(character, ''), '', `whole ${character}`);
    assert.ok(kept.length > 3);
  }
});

test('shortens the other fields only when the reason alone is not enough', () => {
  const long = '漢'.repeat(300);
  const href = leadMailHref({ ...ada, name: long, company: long, title: long }, to);
  assert.ok(href.length <= maximumHrefLength);
  const [name, email] = fieldsOf(parse(href).headers[1]?.[1] ?? '');
  assert.match(name ?? '', /^漢+…$/);
  assert.is(email, ada.email);
});

test('is quick and short for a megabyte', () => {
  assert.ok(
    leadMailHref({ ...ada, reason: '漢x'.repeat(500_000) }, to).length <= maximumHrefLength,
  );
});

test('keeps all of a long text for copying', () => {
  const reason = 'word '.repeat(5000);
  assert.ok(leadText({ ...ada, reason }).includes(reason));
});

test('offers a template with the field names', () => {
  const { headers } = parse(leadTemplateHref(to));
  assert.equal(fieldsOf(headers[1]?.[1] ?? ''), ['', '', '', '', '', '']);
});

test('10,000 generated leads decode to what went in', () => {
  const random = createRandom(20_261_121);
  for (let count = 0; count < 10_000; count += 1) {
    const lead = Object.fromEntries(
      leadFields.map((field) => [field, random.text(field === 'reason' ? 60 : 12)]),
    ) as unknown as Lead;
    const href = leadMailHref(lead, to);
    const { recipient, headers } = parse(href);
    assert.is(recipient, to);
    assert.is(headers.length, 2);
    assert.is(headers[0]?.[1], leadMail.subject);
    assert.ok(href.length <= maximumHrefLength);
    const body = headers[1]?.[1] ?? '';
    if (body.includes(leadMail.cutMark) || body.includes('…')) continue;
    const repaired = (text: string) => text.replace(/[\ud800-\udfff]/gu, '\ufffd');
    const expected = leadFields.map((field) => {
      const text = repaired(lead[field]);
      return field === 'reason'
        ? text.replace(/\r\n?/g, '\n')
        : `x${text.replace(/[\r\n\u2028\u2029]+/g, ' ')}`.trimEnd().slice(1);
    });
    assert.equal(fieldsOf(body), expected, `lead ${count}`);
  }
});

test.run();
