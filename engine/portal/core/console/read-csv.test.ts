import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('cells are read with their lines, whichever sign parts them', () => {
  for (const sign of [',', ';', '\t'])
    expect(
      readCsv(['\uFEFFkey,region', ' A-1 ,EU', '', 'B-2,'].join('\r\n').replaceAll(',', sign)),
    ).toEqual({
      columns: ['key', 'region'],
      rows: [
        { line: 2, lastLine: 2, cells: ['A-1', 'EU'] },
        { line: 4, lastLine: 4, cells: ['B-2', ''] },
      ],
    });
});

test('a quoted cell keeps signs, marks and line breaks, and lines are counted on', () => {
  expect(readCsv('id,note\n1,"Sent, ""soon""\nor later"\n2,5" disc\n').rows).toEqual([
    { line: 2, lastLine: 3, cells: ['1', 'Sent, "soon"\nor later'] },
    { line: 4, lastLine: 4, cells: ['2', '5" disc'] },
  ]);
});

test('an empty file has no columns, and a mark that is not closed ends with the file', () => {
  expect(readCsv('')).toEqual({ columns: [], rows: [] });
  expect(readCsv('a\n"b').rows).toEqual([{ line: 2, lastLine: 2, cells: ['b'] }]);
});
