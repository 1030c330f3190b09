import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, csvRow } from './csv-row.ts';

test('cells are parted by commas, and quoted where they need it', () => {
  const cells = ['plain', 'a, b', 'say "hi"', 'two\nlines', 'a;b', null, true, ''];
  expect(csvRow(cells)).toBe('plain,"a, b","say ""hi""","two\nlines","a;b",,true,\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%j is no formula in a file: %j', (value, written) => {
  expect(csvRow([value])).toBe(`${written}\r\n`);
});

test('numbers stay numbers, below zero too', () => {
  expect(csvRow([-5, 0, 12.5])).toBe('-5,0,12.5\r\n');
});

test('whatever is written is read again, but for the apostrophe before a formula', () => {
  const text = fc.string({ unit: 'binary' });
  const cell: fc.Arbitrary<Cell> = fc.oneof(text, fc.integer(), fc.boolean());
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      const rows = parse(csvRow(cells), { record_delimiter: '\r\n' });
      // A row with one empty cell is an empty line.
      if (cells.length === 1 && cells[0] === '') return;
      expect(rows).toHaveLength(1);
      const read = (rows[0] as unknown as string[]).map((written, index) =>
        typeof cells[index] === 'string' && written !== cells[index] ? written.slice(1) : written,
      );
      expect(read).toEqual(cells.map(String));
    }),
  );
});
