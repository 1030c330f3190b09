import { expect, test } from 'vitest';
import { readCsv } from '../../core/console/read-csv.ts';
import { firstOfEach, isComplete, keyParts } from './key-parts.ts';

const reading = { places: { key: 1 }, target: 61, width: 2 };

test('lines keep their numbers, and no part is larger than a call takes', () => {
  const { rows } = readCsv('note,code\na,K1\n\nb,"K,2"\nragged\nc,K3\n');
  expect(keyParts(rows, reading)).toEqual([
    { csv: 'key,key_option_id\nK1,61\n\n"K,2",61\n,,\nK3,61', first_line: 2, rows: 4 },
  ]);
  expect(keyParts(rows, reading, 7)).toEqual([
    { csv: 'key,key_option_id\nK1,61', first_line: 2, rows: 1 },
    { csv: 'key,key_option_id\n"K,2",61', first_line: 4, rows: 1 },
    { csv: 'key,key_option_id\n,,', first_line: 5, rows: 1 },
    { csv: 'key,key_option_id\nK3,61', first_line: 6, rows: 1 },
  ]);
});

test('a passed-over cell of several lines leaves as many empty ones', () => {
  const { rows } = readCsv('note,code\n"two\nlines",K1\nb,K2');
  expect(keyParts(rows, reading)[0]?.csv).toBe('key,key_option_id\nK1,61\n\nK2,61');
});

test('a key that an earlier line has is found without asking', () => {
  const { rows } = readCsv('note,code\na,K1\nb,K2\nc,K1');
  const { rows: firsts, repeated } = firstOfEach(rows, reading);
  expect([firsts.length, repeated]).toEqual([2, [4]]);
});

test('a file is complete with a key and a pool', () => {
  expect(isComplete({ ...reading, target: undefined })).toBe(false);
  expect(isComplete(reading)).toBe(true);
  const places = { key: 0, activation_id: 1, platform: 2 };
  expect(isComplete({ places, target: undefined, width: 3 })).toBe(true);
});
