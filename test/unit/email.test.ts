import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firm } from '../../src/content/firm';
import { leadFields, leadMail } from '../../src/content/lead-form';
import { emailOf, encodeMailPart, type Lead, leadMailHref } from '../../src/shared/email';
import { MailAddress } from '../../src/site/ui/mail-address';

const { subject, note, toLabel, subjectLabel, cutMark } = leadMail;
const reason = leadFields.at(-1)?.name ?? '';
const lead: Lead = leadFields.map(({ name }) => [name, 'Engines & Sons']);

/** The lead with another text in a field. */
const withText = (field: string, text: string): Lead =>
  lead.map(([name, before]) => [name, name === field ? text : before]);

/** The body of a mail link. Fails unless there is one recipient, subject and body, and no more. */
function bodyOf(href: string): string {
  assert.ok(href.length <= 1800, `${href.length} characters`);
  const [, recipient = '', query = ''] = /^mailto:([^?]*)\?([^#]*)$/.exec(href) ?? [];
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  const [, [, body = ''] = []] = parts;
  const found = { to: decodeURIComponent(recipient), parts };
  assert.equal(found, { to: firm.email, parts: Object.entries({ subject, body }) });
  return body;
}

test('encodes everything reserved, also in the recipient, and repairs half a surrogate pair', () => {
  assert.match(encodeMailPart(`:/?#[]@!$&'()*+,;=% "<>\\^\`{|}`), /^(%[0-9A-F]{2})+$/);
  assert.is(encodeMailPart('a\ud800b\udc00😀'), 'a%EF%BF%BDb%EF%BF%BD%F0%9F%98%80');
  const { email } = firm;
  firm.email = 'a+b&c?d,e@x.com';
  assert.match(leadMailHref(lead), /^mailto:a%2Bb%26c%3Fd%2Ce@x\.com\?/);
  const link = renderToStaticMarkup(createElement(MailAddress));
  assert.match(link, '"mailto:a%2Bb%26c%3Fd%2Ce@x.com"');
  firm.email = email;
});

for (const character of ['é', '漢', '😀']) {
  test(`cuts a long text of ${character} between characters`, () => {
    const room = 1801 - leadMailHref(withText(reason, 'x')).length;
    const size = encodeMailPart(character).length;
    const fitting = character.repeat(room / size) + 'x'.repeat(room % size);
    assert.not.match(bodyOf(leadMailHref(withText(reason, fitting))), cutMark);
    assert.match(bodyOf(leadMailHref(withText(reason, `${fitting}x`))), cutMark);
    const end = ` ${cutMark}\r\n\r\n${note}`;
    // One of the two would be cut within a surrogate pair.
    for (const start of ['', 'x']) {
      const href = leadMailHref(withText(reason, start + character.repeat(500_000)));
      assert.ok(href.length > 1750, 'the room is used');
      const [, text = ''] = bodyOf(href).split(`${reason}: `);
      const count = (text.length - start.length - end.length) / character.length;
      assert.ok(count > 0 && text === start + character.repeat(count) + end, text);
    }
  });
}

test('the message to copy has recipient, subject and all of a long text', () => {
  const long = 'A company & its partners '.repeat(100).trim();
  const { href, message } = emailOf(withText(reason, long));
  const lines = lead.map(([name, text]) => `${name}: ${name === reason ? long : text}`.trimEnd());
  const head = [`${toLabel}: ${firm.email}`, `${subjectLabel}: ${subject}`];
  assert.is(message, [...head, '', ...lines, '', note].join('\n'));
  assert.ok(bodyOf(href).startsWith(lines.join('\r\n').slice(0, 300)));
});

test('cuts the longest fields first, so that every field keeps its beginning', () => {
  const long = 'A company & its partners '.repeat(100);
  for (const [field] of lead) {
    const href = leadMailHref(withText(field, long));
    assert.ok(href.length > 1750, 'no room is left unused');
    for (const [name, text] of withText(field, 'A company & its')) {
      const line = `${name}: ${text}`.trimEnd().replace('\n', '\r\n');
      assert.ok(bodyOf(href).includes(line), line);
    }
  }
  const body = bodyOf(leadMailHref(lead.map(([name]) => [name, `${name} ${long}`])));
  for (const [name] of lead) assert.ok(body.includes(`${name}: ${name} A com`));
});

/** Texts that could break a mail link or an email. */
const pieces =
  '\r\n|\n|\r|&|?|#|%|%0A|=|+|\'|"|<b>|\t|\\|\ud800|\udfff|👩‍👩‍👧|ש|é| |Bcc:|&bcc=|;|,|word|\0|\uffff'.split(
    '|',
  );

// Firefox opens no mail link with U+0000.
test('a mail link decodes to what was typed but U+0000, and adds no recipient or header', () => {
  for (const typed of [pieces, pieces.toReversed()].map((some) => some.join(''))) {
    const kept = typed.replaceAll('\0', '').replace(/[\ud800-\udfff]/gu, '\ufffd');
    for (const { name } of leadFields) {
      const lines = withText(name, kept.replace(/\r\n?|\n/g, '\r\n')).map((line) =>
        line.join(': ').trimEnd(),
      );
      const link = leadMailHref(withText(name, typed));
      assert.is(bodyOf(link), [...lines, '', note].join('\r\n'));
    }
  }
});

test.run();
