import { brotliCompressSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ArtProperties } from './art-properties.ts';

type ArtModule = { readonly Art: (properties: ArtProperties) => ReactElement };

const modules = import.meta.glob<ArtModule>(['./*.tsx', '!./*.test.tsx', '!./hero-art.tsx'], {
  eager: true,
});
const kinds = Object.entries(modules).map(([file, { Art }]) => ({
  kind: file.slice('./'.length, -'.tsx'.length),
  draw: (properties: ArtProperties) => renderToStaticMarkup(<Art {...properties} />),
}));
const usual = { seed: 7, density: 3 };
const sample = [7, 20, 4096, 2 ** 31 - 1].flatMap((seed) =>
  [1, 3, 5].map((density) => ({ seed, density })),
);

test('every kind of the contract has a generator', () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([
    'arcs',
    'barcode',
    'blueprint',
    'bulbs',
    'busts',
    'chain',
    'confetti',
    'contours',
    'curtain',
    'dots',
    'halftone',
    'hatching',
    'loops',
    'map',
    'orbs',
    'prism',
    'quarter-circle',
    'shards',
    'sigils',
    'sonar',
    'topography',
    'triangles',
    'waves',
    'woodcut',
  ]);
});

describe.each(kinds)('$kind', ({ kind, draw }) => {
  test('draws the same picture each time for a seed', () => {
    expect(draw(usual)).toBe(draw(usual));
  });

  test('draws another picture for another seed and for another density', () => {
    expect(draw({ ...usual, seed: 8 })).not.toBe(draw(usual));
    expect(draw({ ...usual, density: 5 })).not.toBe(draw(usual));
  });

  test('is decorative and fills its frame', () => {
    expect(draw(usual)).toMatch(/^<svg aria-hidden="true" viewBox="0 0 1200 800"/);
    expect(draw(usual)).toContain('preserveAspectRatio="xMidYMid slice"');
  });

  test('needs nothing that the content security policy or another page could refuse', () => {
    for (const properties of sample) {
      const markup = draw(properties);
      expect(markup).not.toMatch(/\sstyle=|\son\w+=|<(text|image|script|style|foreignObject)\b/);
      expect(markup).not.toMatch(/(href="|url\()(?!#)/);
    }
  });

  test('prefixes every id with its kind and refers only to its own', () => {
    for (const properties of sample) {
      const markup = draw(properties);
      const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      const references = [...markup.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(ids.filter((id) => !id?.startsWith(`art-${kind}-`))).toEqual([]);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test('writes real coordinates with at most one decimal', () => {
    for (const properties of sample) {
      const coordinates = [...draw(properties).matchAll(/\s(?:d|transform|cx|cy|r)="([^"]*)"/g)]
        .map(([, value]) => value)
        .join(' ');
      expect(coordinates).not.toMatch(/NaN|undefined|Infinity|\d\.\d\d/);
    }
  });

  test('stays small', () => {
    for (const { seed } of sample) {
      const markup = draw({ seed, density: 3 });
      expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(6_000);
      expect(brotliCompressSync(markup).byteLength).toBeLessThanOrEqual(1_800);
      expect(markup.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(40);
    }
  });
});
