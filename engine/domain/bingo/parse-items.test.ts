import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemIdOf } from './items.ts';
import { MOST_LINES, parseItems } from './parse-items.ts';

const faultsOf = (text: string) =>
  parseItems(text).faults.map(({ line, code }) => `${line} ${code}`);
const labelsOf = (text: string) => parseItems(text).items.map(({ label }) => label);

test('a list has a label on each line; bullets and empty lines are left out', () => {
  expect(parseItems('\ufeff- First blood\r\n\n  * Falls, twice\n\u2022 Says "one more"\n')).toEqual(
    {
      format: 'lines',
      faults: [],
      items: [
        { id: 'first-blood', label: 'First blood', weight: 1, difficulty: 3, line: 1 },
        { id: 'falls-twice', label: 'Falls, twice', weight: 1, difficulty: 3, line: 3 },
        { id: 'says-one-more', label: 'Says "one more"', weight: 1, difficulty: 3, line: 4 },
      ],
    },
  );
});

test('nothing gives no items and no faults', () => {
  for (const text of ['', ' \n\n', '\ufeff'])
    expect(parseItems(text)).toEqual({ format: 'lines', items: [], faults: [] });
});

test('a first line names columns in any order', () => {
  expect(parseItems('Difficulty;Label;Id\nhard;"Wins; alone";solo\n2;Falls;\n')).toEqual({
    format: 'table',
    faults: [],
    items: [
      { id: 'solo', label: 'Wins; alone', weight: 1, difficulty: 5, line: 2 },
      { id: 'falls', label: 'Falls', weight: 1, difficulty: 2, line: 3 },
    ],
  });
});

test('cells copied from a spreadsheet, and numbers after labels, are tables without a first line', () => {
  expect(parseItems('Falls\t10\trare\nWins\t2').items).toMatchObject([
    { label: 'Falls', weight: 10, difficulty: 5 },
    { label: 'Wins', weight: 2, difficulty: 3 },
  ]);
  expect(parseItems('Falls, 10, 5\nWins, 2, 1').items).toMatchObject([
    { label: 'Falls', weight: 10, difficulty: 5 },
    { label: 'Wins', weight: 2, difficulty: 1 },
  ]);
});

test('a list whose first line holds common words and commas stays a list', () => {
  expect(labelsOf('Name, shame and blame\nText me, maybe')).toEqual([
    'Name, shame and blame',
    'Text me, maybe',
  ]);
});

test('quoted cells may hold line breaks and quotation marks', () => {
  const { items } = parseItems('label,weight\n"Says ""one\nmore""",4\nFalls,2');
  expect(items).toMatchObject([
    { label: 'Says "one more"', weight: 4, line: 2 },
    { label: 'Falls', weight: 2, line: 4 },
  ]);
});

describe('a fault names its line and spoils no other', () => {
  test('of numbers', () => {
    const text = 'label,weight,difficulty\nFalls,much,3\nWins,2,often\nSings,-1,2.5\nDances,1,1';
    expect(faultsOf(text)).toEqual([
      '2 weight_malformed',
      '3 difficulty_malformed',
      '4 weight_malformed',
      '4 difficulty_malformed',
    ]);
    expect(labelsOf(text)).toEqual(['Dances']);
  });

  test('of cells', () => {
    const text = 'label,weight\nFalls, twice,3\n,4\n"Wins,2\nDances,1';
    expect(faultsOf(text)).toEqual(['2 too_many_cells', '3 label_missing', '4 quote_not_closed']);
    expect(labelsOf(text)).toEqual(['Dances']);
  });

  test('of columns', () => {
    expect(faultsOf('label,colour,Text\nFalls,red,no')).toEqual([
      '1 column_unknown',
      '1 column_repeated',
    ]);
    expect(labelsOf('label,colour,Text\nFalls,red,no')).toEqual(['Falls']);
  });

  test('of the whole', () => {
    expect(faultsOf('x'.repeat(200_001))).toEqual(['1 text_too_long']);
    expect(faultsOf('x\n'.repeat(MOST_LINES + 1))).toEqual(['1 too_many_lines']);
  });
});

test('numbers out of range are read: checking items tells of them', () => {
  expect(parseItems('label,weight\nFalls,1000').items).toMatchObject([{ weight: 1000 }]);
});

test('items get ids of their own, other than those that lines name', () => {
  const { items } = parseItems('label,id\nFalls!,\nFalls?,\nLands,falls\n\u{1f600},');
  expect(items.map(({ id }) => id)).toEqual(['falls-2', 'falls-3', 'falls', 'item']);
  expect(itemIdOf('敵を たおす', new Set())).toBe('敵を-たおす');
});

test('whatever is pasted is read, with faults on lines that there are', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1",;\t\n\r -'), maxLength: 120 });
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        text.map((rest) => `label,weight\n${rest}`),
      ),
      (pasted) => {
        const { items, faults } = parseItems(pasted);
        const lines = pasted.split(/\r\n|\r|\n/).length;
        for (const { line } of [...items, ...faults]) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines);
        }
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        for (const { label } of items) expect(label.trim()).toBe(label);
      },
    ),
    { numRuns: 500 },
  );
});

test('a table that was written is read as it was', () => {
  const cell = fc
    .string({ unit: fc.constantFrom(...'ab",;\t é'), minLength: 1 })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const row = fc.record({ label: cell, weight: fc.nat(200), difficulty: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom(',', ';', '\t'), (rows, separator) => {
      const lines = rows.map(({ label, weight, difficulty }) =>
        [`"${label.replaceAll('"', '""')}"`, weight, difficulty].join(separator),
      );
      const header = ['label', 'weight', 'difficulty'].join(separator);
      const { items, faults } = parseItems([header, ...lines].join('\r\n'));
      expect(faults).toEqual([]);
      expect(items).toMatchObject(rows);
      expect(items).toHaveLength(rows.length);
    }),
  );
});
