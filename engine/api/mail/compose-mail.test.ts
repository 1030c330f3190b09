import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseTransport } from './choose-transport.ts';
import { composeMail } from './compose-mail.ts';
import { fileTransport } from './file-transport.ts';
import { readMailAddress } from './mail-address.ts';
import { MailRefusedError, type OutgoingMail } from './transport.ts';

const MAIL: OutgoingMail = {
  message_id: '<mail.1@acme.example>',
  from_name: 'Acme Créateurs',
  to: 'ada@creators.example',
  reply_to: 'help@acme.example',
  subject: 'Votre candidature a été acceptée',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  date: new Date('2026-11-21T12:00:00Z'),
  unsubscribe_url: `https://acme.example/api/unsubscribe?token=${'x'.repeat(300)}`,
};
const SENDER = 'mail@acme.example';

/** The headers of a mail by name, in lower case, folded lines joined. */
function headers(message: Buffer): Map<string, string[]> {
  const head = message.toString().split('\r\n\r\n')[0] ?? '';
  const found = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...rest] = line.split(':');
    const key = name.toLowerCase();
    found.set(key, [...(found.get(key) ?? []), rest.join(':').trim()]);
  }
  return found;
}

const folders: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'marquee-mail-'));
  folders.push(path);
  return path;
};
afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

describe('addresses', () => {
  test.each([
    ['ada@creators.example', 'ada@creators.example'],
    ["o'neil+x@sub.example.co", "o'neil+x@sub.example.co"],
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['mail@localhost', 'mail@localhost'],
  ])('%s is one', (text, address) => {
    expect(readMailAddress(text)).toBe(address);
  });

  test.each([
    '',
    'ada',
    '@x.example',
    'a@',
    'a b@x.example',
    'a@b\r\nBcc: evil@e.example',
    'a@b.example\n',
    'a@b.example,evil@e.example',
    'a@b.example>evil',
    '<a@b.example>',
    'Ada <a@b.example>',
    '"a b"@x.example',
    'a@b@c.example, d',
    'a..b@x.example',
    '.a@x.example',
    'a@-x.example',
    'a@x..example',
    'a@x.example\u0000',
    `${'a'.repeat(65)}@x.example`,
    `a@${'x.'.repeat(130)}example`,
    'a@x.example%0d%0aBcc',
    'group:a@x.example;',
  ])('%j is none', (text) => {
    expect(readMailAddress(text)).toBeUndefined();
  });
});

describe('a mail as it travels', () => {
  test('names the program as the sender and answers to its team', async () => {
    const found = headers(await composeMail(MAIL, SENDER));
    expect(found.get('from')?.[0]).toMatch(/=\?UTF-8\?.*\?= <mail@acme\.example>$/);
    expect(found.get('to')).toEqual(['ada@creators.example']);
    expect(found.get('reply-to')?.[0]).toContain('<help@acme.example>');
    expect(found.get('message-id')).toEqual(['<mail.1@acme.example>']);
    expect(found.get('auto-submitted')).toEqual(['auto-generated']);
    expect(found.get('content-type')?.[0]).toContain('multipart/alternative');
  });

  test('can be ended with one click, by a link that no fold breaks', async () => {
    const found = headers(await composeMail(MAIL, SENDER));
    expect(found.get('list-unsubscribe')).toEqual([`<${MAIL.unsubscribe_url}>`]);
    expect(found.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    const required = headers(await composeMail({ ...MAIL, unsubscribe_url: undefined }, SENDER));
    expect(required.has('list-unsubscribe')).toBe(false);
  });

  test('gets no header from a text', async () => {
    const evil = 'x\r\nBcc: evil@e.example\r\n\r\nbody';
    const message = await composeMail({ ...MAIL, from_name: evil, subject: evil }, SENDER);
    const found = headers(message);
    expect(found.has('bcc')).toBe(false);
    expect(found.get('subject')).toEqual(['x Bcc: evil@e.example body']);
    expect(found.get('from')?.[0]).toMatch(/<mail@acme\.example>$/);
    expect([...found.keys()].sort()).toEqual(
      [...headers(await composeMail(MAIL, SENDER)).keys()].sort(),
    );
  });

  test.each(['to', 'reply_to'] as const)('with a bad address in %s is refused', async (field) => {
    const mail = { ...MAIL, [field]: 'a@b.example\r\nBcc: evil@e.example' };
    const refusal = await composeMail(mail, SENDER).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailRefusedError);
    expect(refusal).toMatchObject({ permanent: true });
    expect(String(refusal)).not.toContain('evil');
  });
});

describe('without SMTP', () => {
  test('a mail becomes a file for mail programs and one for browsers, and says where', async () => {
    const path = join(folder(), 'mail');
    const written: string[] = [];
    await fileTransport(path, (file) => written.push(file)).send(MAIL, async () => {});
    expect(readdirSync(path).sort()).toEqual([
      '20261121T120000-000Z-mail.1.eml',
      '20261121T120000-000Z-mail.1.html',
    ]);
    expect(written).toEqual([join(path, '20261121T120000-000Z-mail.1.eml')]);
    expect(readFileSync(join(path, '20261121T120000-000Z-mail.1.html'), 'utf8')).toBe(MAIL.html);
    expect(headers(readFileSync(written[0]!)).get('to')).toEqual(['ada@creators.example']);
  });

  test('a folder that cannot be written is a refusal that may pass', async () => {
    const file = join(folder(), 'taken');
    writeFileSync(file, '');
    await expect(fileTransport(file, () => {}).send(MAIL, async () => {})).rejects.toMatchObject({
      name: 'MailRefusedError',
      permanent: false,
    });
  });
});

describe('the settings', () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const choose = (smtpUrl?: string, mailFrom?: string) =>
    chooseTransport({ smtpUrl, mailFrom, dataFolder: folder() }, log);

  test('choose files where none is given, and SMTP where both are', () => {
    expect(choose().domain).toBe('marquee.localhost');
    expect(choose('smtps://a:b@mail.example.com', 'mail@acme.example').domain).toBe('acme.example');
  });

  test.each([
    ['smtp://mail.example.com', undefined, /both SMTP_URL and MAIL_FROM/],
    [undefined, 'mail@acme.example', /both SMTP_URL and MAIL_FROM/],
    ['http://a:hunter2@mail.example.com', 'mail@acme.example', /^(?!.*hunter2).*SMTP_URL/],
    ['mail.example.com', 'mail@acme.example', /SMTP_URL/],
    ['smtp://mail.example.com', 'Acme <mail@acme.example>', /MAIL_FROM/],
  ])('%s with %s are refused', (smtpUrl, mailFrom, message) => {
    expect(() => choose(smtpUrl, mailFrom)).toThrow(message);
  });
});
