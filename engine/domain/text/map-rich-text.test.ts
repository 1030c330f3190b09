import { expect, test } from 'vitest';
import type { RichText } from '#contract/programs/rich-text.ts';
import { mapRichText, withoutPageLinks } from './map-rich-text.ts';

const document: RichText = [
  { kind: 'heading', level: 2, content: ['one'] },
  { kind: 'rule' },
  {
    kind: 'list',
    ordered: false,
    items: [
      [
        {
          kind: 'paragraph',
          content: [
            'two ',
            { kind: 'link', to: '/terms', content: ['three'] },
            { kind: 'break' },
            {
              kind: 'strong',
              content: [{ kind: 'link', to: 'https://x.example', content: ['four'] }],
            },
          ],
        },
      ],
    ],
  },
  { kind: 'quote', content: [{ kind: 'paragraph', content: ['five'] }] },
];

test('every piece of text is mapped, and nothing else', () => {
  const seen: string[] = [];
  const mapped = mapRichText(document, (text) => {
    seen.push(text);
    return text.toUpperCase();
  });
  expect(seen).toEqual(['one', 'two ', 'three', 'four', 'five']);
  expect(JSON.stringify(mapped).toLowerCase()).toBe(JSON.stringify(document).toLowerCase());
});

test('links to pages become their words, links elsewhere stay', () => {
  const text = JSON.stringify(withoutPageLinks(document));
  expect(text).not.toContain('/terms');
  expect(text).toContain('three');
  expect(text).toContain('https://x.example');
});
