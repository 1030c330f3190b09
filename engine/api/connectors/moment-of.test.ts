import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { momentOf } from './moment-of.ts';

const WRITTEN = [
  ['2026-11-18T10:00:00Z', '2026-11-18T10:00:00.000Z'],
  ['2026-11-18T10:00:00.123456789Z', '2026-11-18T10:00:00.123Z'],
  ['2026-11-18T10:00:00+0200', '2026-11-18T08:00:00.000Z'],
  ['2026-11-18T10:00:00.123456-05:00', '2026-11-18T15:00:00.123Z'],
  ['2026-11-18T10:00:00.064834', '2026-11-18T10:00:00.064Z'],
  ['2026-11-18T10:00:00', '2026-11-18T10:00:00.000Z'],
] as const;

test.each(WRITTEN)('%s is %s', (text, moment) => {
  expect(momentOf(text)?.toISOString()).toBe(moment);
});

test('what names no zone is UTC, wherever the server stands', () => {
  // A zone that is set for a process holds from its start.
  const script = `
    const { momentOf } = await import(${JSON.stringify(import.meta.resolve('./moment-of.ts'))});
    const read = (text) => momentOf(text).toISOString();
    console.log(JSON.stringify([new Date(0).getTimezoneOffset(), ...process.argv.slice(1).map(read)]));`;
  const texts = WRITTEN.map(([text]) => text);
  const said = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', ...texts],
    {
      env: { TZ: 'Asia/Tokyo' },
      encoding: 'utf8',
    },
  );
  expect(JSON.parse(said)).toEqual([-9 * 60, ...WRITTEN.map(([, moment]) => moment)]);
});

test.each([[undefined], [null], [12], [''], ['soon']])('%j is no moment', (value) => {
  expect(momentOf(value)).toBeUndefined();
});
