import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inline, RichText } from '#contract/programs/rich-text.ts';
import { splitTitle, toRichText } from './markdown.ts';

/** The inline content of a document of one paragraph. */
function inline(markdown: string): readonly Inline[] {
  const [first] = toRichText(markdown);
  return first?.kind === 'paragraph' ? first.content : [];
}

/** Where the links of a document lead. */
function targets(document: RichText): string[] {
  return [
    ...JSON.stringify(document).matchAll(/"kind":"link","to":("[^"\\]*(?:\\.[^"\\]*)*")/g),
  ].map((match) => JSON.parse(match[1] ?? '""') as string);
}

describe('Markdown becomes plain data', () => {
  test('with headings, lists, quotes, rules and emphasis', () => {
    const text = '# One\n\nA **bold** _word_ and `code`.\n\n1. First\n2. Second\n\n> Said\n\n---\n';
    expect(toRichText(text)).toEqual([
      { kind: 'heading', level: 2, content: ['One'] },
      {
        kind: 'paragraph',
        content: [
          'A ',
          { kind: 'strong', content: ['bold'] },
          ' ',
          { kind: 'emphasis', content: ['word'] },
          ' and ',
          { kind: 'code', content: ['code'] },
          '.',
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          [{ kind: 'paragraph', content: ['First'] }],
          [{ kind: 'paragraph', content: ['Second'] }],
        ],
      },
      { kind: 'quote', content: [{ kind: 'paragraph', content: ['Said'] }] },
      { kind: 'rule' },
    ]);
  });

  test('a text without any markup is one paragraph, by the quick way and the slow', () => {
    expect(toRichText('Nothing to see here.')).toEqual([
      { kind: 'paragraph', content: ['Nothing to see here.'] },
    ]);
    expect(toRichText('Nothing to\nsee here.')).toEqual([
      { kind: 'paragraph', content: ['Nothing to see here.'] },
    ]);
  });

  test('headings deeper than four are level four', () => {
    expect(toRichText('###### Deep')).toEqual([{ kind: 'heading', level: 4, content: ['Deep'] }]);
  });

  test('pictures become their description', () => {
    expect(inline('See ![a map](https://acme.example/map.png).')).toEqual(['See ', 'a map', '.']);
  });
});

describe('links', () => {
  test.each(['https://acme.example/', 'mailto:a@acme.example', '/faq', '#faq'])(
    'lead to %s',
    (to) => {
      expect(inline(`[here](${to})`)).toEqual([{ kind: 'link', to, content: ['here'] }]);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java&#x73;cript:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'http://acme.example',
    '//evil.example',
    '/\\evil.example',
    '</&#9;/evil.example>',
    'faq',
  ])('never lead to %s; the words stay', (to) => {
    expect(inline(`[here](${to})`)).toEqual(['here']);
  });

  test('may name their target further down', () => {
    expect(inline('Read [the rules][r].\n\n[r]: https://acme.example/rules')).toEqual([
      'Read ',
      { kind: 'link', to: 'https://acme.example/rules', content: ['the rules'] },
      '.',
    ]);
    expect(inline('[here][r]\n\n[r]: javascript:alert(1)')).toEqual(['here']);
  });
});

describe('HTML', () => {
  test('is dropped as a block', () => {
    expect(toRichText('<script>alert(1)</script>\n\nSafe.')).toEqual([
      { kind: 'paragraph', content: ['Safe.'] },
    ]);
  });

  test('is dropped within a line, and its text stays text', () => {
    expect(inline('a <b onclick="x()">bold</b> <img src=x onerror=y> word')).toEqual([
      ...['a ', 'bold', ' ', ' word'],
    ]);
  });
});

test('whatever the text, links are safe and nothing throws', () => {
  const scheme = fc.constantFrom('javascript:', 'https://', '//', '/', '#', 'data:', '/\\', '');
  const markdown = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(scheme, fc.string()).map(([start, rest]) => `[x](${start}${rest})`),
    fc.tuple(scheme, fc.string()).map(([start, rest]) => `[x](<${start}${rest}>)`),
  );
  fc.assert(
    fc.property(markdown, (text) => {
      for (const to of targets(toRichText(text)))
        expect(to).toMatch(/^(https:\/\/|mailto:|\/(?![/\\])|#)[^\\\s]*$/);
    }),
  );
});

test('the first heading of a document is its title', () => {
  const document = toRichText('# The *Terms*\n\nBe kind.');
  expect(splitTitle(document, 'Terms')).toEqual({
    title: 'The Terms',
    body: [{ kind: 'paragraph', content: ['Be kind.'] }],
  });
  expect(splitTitle(toRichText('Be kind.'), 'Terms').title).toBe('Terms');
});
