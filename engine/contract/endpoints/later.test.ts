import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { later } from './later.ts';

test('a schema is made at its first use, and once', () => {
  const make = vi.fn(() => z.strictObject({ id: z.int() }));
  const quest = later(make);
  expect(make).not.toHaveBeenCalled();
  expect(quest.safeParse({ id: 1 }).success).toBe(true);
  expect(quest.safeParse({ id: 'one' }).success).toBe(false);
  expect(make).toHaveBeenCalledOnce();
});

test('schemas are made of later ones, as they are of others', () => {
  const word = later(() => z.enum(['open', 'done']));
  const fields = { state: word, since: later(() => z.nullable(z.string())) };
  const quest = later(() => z.strictObject(fields));
  const list = z.strictObject({
    quests: z.array(z.extend(quest, { points: z._default(z.int(), 0) })),
    first: z.optional(later(() => quest)),
    either: z.discriminatedUnion('state', [
      later(() => z.strictObject({ state: z.literal('open') })),
      later(() => z.strictObject({ state: z.literal('done'), points: z.int() })),
    ]),
  });
  const read = list.safeParse({
    quests: [{ state: 'open', since: null }],
    either: { state: 'done', points: 5 },
  });
  expect(read).toMatchObject({ success: true, data: { quests: [{ points: 0 }] } });
  const refused = list.safeParse({ quests: [{ state: 'shut', since: 1 }], either: {} });
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'quests.0.state',
    'quests.0.since',
    'either.state',
  ]);
});

test('checks are added to a later one', () => {
  const points = later(() => z.int());
  const few = points.check(z.maximum(10));
  expect([few.safeParse(10).success, few.safeParse(11).success]).toEqual([true, false]);
});
