import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, deriveColors, TEXT_CONTRAST } from '#domain/theme/derive-colors.ts';
import { SAMPLE_BRAND, SAMPLE_MAILS } from '../../../tests/support/sample-mails.ts';
import { MAIL_KINDS, type MailMessage, MESSAGE_KINDS, readMessage } from './message-kinds.ts';
import { renderMail } from './render-mail.ts';
import { MAIL_LOCALES } from './speak.ts';

const UNSUBSCRIBE = 'https://acme.example/api/unsubscribe?token=one&a=b';
const render = (message: MailMessage, locale = 'en', brand = SAMPLE_BRAND) =>
  renderMail(message, { brand, locale, unsubscribe_url: UNSUBSCRIBE });
const nameOf = ({ kind, params }: MailMessage) => {
  const variant = 'decision' in params ? params.decision : 'state' in params && params.state;
  return variant ? `${kind}, ${variant}` : kind;
};
const samples = SAMPLE_MAILS.map((message) => [nameOf(message), message] as const);

/** What a reader sees of HTML. */
const visible = (html: string) =>
  html
    .slice(html.indexOf('</div>'))
    .replace(/<br>|<\/(?:p|h1|td|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** Without what only one of the two forms has: spaces, colons after labels, marks of quotes. */
const flat = (text: string) => text.replace(/[\s:>]/g, '');

test('there is a sample of every kind', () => {
  expect([...new Set(SAMPLE_MAILS.map(({ kind }) => kind))].sort()).toEqual([...MAIL_KINDS].sort());
});

test.each(samples)('%s reads as agreed', (_name, message) => {
  const { subject, text } = render(message);
  expect(`Subject: ${subject}\n\n${text}`).toMatchSnapshot();
});

describe.each(MAIL_LOCALES)('in %s', (locale) => {
  test.each(samples.filter(([, { params }]) => 'title' in params || 'reward' in params))(
    '%s is called by what it is about',
    (_name, message) => {
      const { params } = message;
      const about = 'title' in params ? params.title : 'reward' in params && params.reward;
      expect(render(message, locale).subject).toContain(about);
    },
  );

  test.each(samples)('%s is whole, and its two forms say the same', (_name, message) => {
    const { subject, text, html } = render(message, locale);
    expect(subject).toMatch(/^\S[^\n\u2068\u2069]*$/);
    const shown = flat(visible(html));
    const said = text.split('\n').filter((line) => line !== '—' && !line.startsWith('https:'));
    for (const line of said) expect(shown).toContain(flat(line));
    for (const [address] of text.matchAll(/https:\S+/g))
      expect(html).toContain(address.replaceAll('&', '&amp;'));
    expect(text + html.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(
      /[{}]|undefined|NaN|\[object/,
    );
    expect(html).toContain(locale === 'ar-sa' ? '<html lang="ar-SA" dir="rtl">' : 'dir="ltr"');
  });
});

/** What nobody translates. */
const GIVEN = ['programs/acme/program.yaml:3:1 hosts is no list', 'Maya (maya@x.example)'];

test('mails in other languages than English do not speak English', () => {
  const english = new Set(SAMPLE_MAILS.flatMap((message) => render(message).text.split('\n\n')));
  const own = [
    '—',
    SAMPLE_BRAND.title,
    'It begins on Monday.',
    'Bring friends.',
    'Points: 200',
    ...GIVEN,
  ];
  for (const locale of MAIL_LOCALES.filter((name) => name !== 'en')) {
    const same = SAMPLE_MAILS.flatMap((message) => render(message, locale).text.split('\n\n'))
      .filter((block) => english.has(block.trim()))
      .filter((block) => !own.includes(block) && !/The second season|First-hour night/.test(block));
    expect({ locale, same }).toEqual({ locale, same: [] });
  }
});

test('a locale that mails are not written in gets the nearest one, at last English', () => {
  const message = SAMPLE_MAILS.find(({ kind }) => kind === 'data_exported')!;
  expect(render(message, 'de-at').subject).toBe(render(message, 'de').subject);
  expect(render(message, 'zh-hant').subject).toBe(render(message, 'zh-tw').subject);
  for (const locale of ['en-gb', 'tlh', '../etc', ''])
    expect(render(message, locale).subject).toBe('Your data has been exported');
});

test('only mails that can be switched off carry the link that does so', () => {
  for (const message of SAMPLE_MAILS) {
    const { text, html } = render(message);
    const required = MESSAGE_KINDS[message.kind].category === 'account';
    expect(text.includes(UNSUBSCRIBE)).toBe(!required);
    expect(html.includes('/api/unsubscribe')).toBe(!required);
  }
});

test('nothing in a mail is fetched from anywhere', () => {
  for (const message of SAMPLE_MAILS)
    expect(render(message).html).not.toMatch(
      /<(?:img|link|script|iframe|object)|url\(|@import|src=/i,
    );
});

describe('hostile text', () => {
  const hostile =
    "\"><script>alert(1)</script><a href='javascript:x'>&amp;{name}\u202e\r\nBcc: x@y.example";

  test('stays text wherever it stands', () => {
    const { subject, html, text } = renderMail(
      {
        kind: 'content_decided',
        params: { name: hostile, decision: 'accepted', title: hostile, note: hostile },
      },
      { brand: { ...SAMPLE_BRAND, title: hostile }, locale: 'en', unsubscribe_url: UNSUBSCRIBE },
    );
    expect(html).not.toMatch(/<script|<a href='|\u202e/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('&amp;amp;{name}');
    expect(text).not.toContain('\u202e');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test('of a title that becomes the subject is one line', () => {
    const { subject } = render({ kind: 'announcement', params: { title: hostile, text: 'x' } });
    expect(subject).toMatch(/^[^\r\n\u202e]+Bcc: x@y\.example$/);
  });

  test.each(['visit evil.example', 'https://evil', 'www.evil', 'a@b', 'x'.repeat(61), '<b>'])(
    'a person called "%s" is greeted without a name',
    (name) => {
      const { text } = render({ kind: 'data_exported', params: { name } });
      expect(text).toContain('\n\nHello,\n\n');
      expect(text).not.toContain(name);
    },
  );

  test('in a right-to-left mail cannot reorder the sentence around it', () => {
    const { text, subject } = render(
      { kind: 'key_claimed', params: { title: 'Arena \u2069\u202e2', platform: 'Steam' } },
      'ar-sa',
    );
    expect(text).toContain('«\u2068Arena 2\u2069»');
    expect(subject).not.toMatch(/[\u2066-\u2069]/);
  });
});

test('params that do not fit a kind are refused without repeating them', () => {
  const secret = { kind: 'secret-value' };
  expect(() => readMessage('key_claimed', secret)).toThrow(/key_claimed.*title/);
  expect(() => readMessage('key_claimed', { title: 'x', key: 'AAAA-BBBB' })).toThrow(/do not fit/);
  expect(() => readMessage('toString', {})).toThrow('No mail is of the kind "toString".');
  expect(() => readMessage('key_claimed', secret)).not.toThrow(/secret-value/);
});

test('every colour of text that mails use is readable on its ground, whatever the brand', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, color, (primary, secondary, neutral) => {
      for (const mode of ['light', 'dark'] as const) {
        const palette = deriveColors({ primary, secondary, neutral }, mode);
        const pairs = [
          ['text', 'ground'],
          ['text', 'surface'],
          ['text', 'raised'],
          ['muted', 'ground'],
          ['muted', 'surface'],
          ['muted', 'raised'],
          ['accent', 'ground'],
          ['accent', 'surface'],
          ['on_primary', 'primary'],
        ] as const;
        for (const [front, back] of pairs)
          expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    }),
    { numRuns: 50 },
  );
});
