import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SlowStatements } from './slow-statements.ts';

function watched(after = 100) {
  const lines: object[] = [];
  const asked: string[] = [];
  let time = 0;
  const slow = new SlowStatements({
    after,
    log: { info: () => {}, warn: (facts) => void lines.push(facts), error: () => {} },
    plan: async (text) => {
      asked.push(text);
      return 'Seq Scan on mails';
    },
    now: () => time,
  });
  return {
    lines,
    asked,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    note: async (text: string, milliseconds: number) => {
      const noted = slow.note(text, milliseconds);
      await turn();
      return noted;
    },
  };
}

test('a slow statement has a line with its shape and plan, a quick one none', async () => {
  const { note, lines } = watched();
  expect(await note('select 5', 99)).toBe(false);
  expect(await note("select * from mails where address = 'ada@x'", 100.4)).toBe(true);
  expect(lines).toEqual([
    {
      statement: 'select * from mails where address = ?',
      milliseconds: 100,
      plan: 'Seq Scan on mails',
    },
  ]);
});

test('of one shape there is a line and a plan once a minute, which says how many there were', async () => {
  const { note, lines, asked, pass } = watched();
  for (const value of [1, 2, 3]) await note(`select ${value}`, 200);
  expect(lines).toHaveLength(1);
  pass(60_000);
  await note('select 4', 200);
  expect(lines[1]).toMatchObject({ statement: 'select ?', since_last_line: 2 });
  expect(asked).toHaveLength(2);
});

test('0 lets every statement take as long as it likes', async () => {
  const { note, lines } = watched(0);
  expect(await note('select 1', 60_000)).toBe(false);
  expect(lines).toEqual([]);
});

test('how it looks after itself is nobody’s slow statement', async () => {
  const { note } = watched();
  expect(await note('explain (format json) execute x', 500)).toBe(false);
});
