import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, isOver } from './activation-window.ts';
import { chooseKeyOption } from './choose-key-option.ts';

const day = (text: string) => new Date(`2026-05-${text}T00:00:00Z`);
const window = { opens_at: day('10'), closes_at: day('20'), retired_at: null };

test('an activation is open from the moment it opens until the one it closes', () => {
  expect(isOpen(window, new Date(day('10').getTime() - 1))).toBe(false);
  expect(isOpen(window, day('10'))).toBe(true);
  expect(isOpen(window, new Date(day('20').getTime() - 1))).toBe(true);
  expect(isOpen(window, day('20'))).toBe(false);
  expect(isOver(window, day('20'))).toBe(true);
  expect(isOver(window, day('09'))).toBe(false);
});

test('an activation without moments is open until it leaves the campaign', () => {
  const always = { opens_at: null, closes_at: null, retired_at: null };
  expect(isOpen(always, day('01'))).toBe(true);
  expect(isOpen({ ...always, retired_at: day('01') }, day('01'))).toBe(false);
});

test('a wish counts before an earlier choice, that before the preferred key, that before the only one', () => {
  const options = [1, 2, 3];
  expect(chooseKeyOption(options, { asked: 3, chosen: 2, preferred: 1 })).toMatchObject({
    key_option_id: 3,
  });
  expect(chooseKeyOption(options, { chosen: 2, preferred: 1 })).toMatchObject({ key_option_id: 2 });
  expect(chooseKeyOption(options, { chosen: null, preferred: 1 })).toMatchObject({
    key_option_id: 1,
  });
  expect(chooseKeyOption([7], {})).toEqual({ ok: true, key_option_id: 7 });
  expect(chooseKeyOption(options, {})).toEqual({ ok: false, code: 'KEY_OPTION_MISSING' });
});

test('only a key of the activation is ever chosen, and an unknown wish is refused', () => {
  const id = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(
      fc.uniqueArray(id, { maxLength: 4 }),
      fc.option(id, { nil: undefined }),
      fc.option(id),
      fc.option(id, { nil: undefined }),
      (options, asked, chosen, preferred) => {
        const choice = chooseKeyOption(options, { asked, chosen, preferred });
        if (choice.ok) expect(options).toContain(choice.key_option_id);
        const unknown = asked !== undefined && !options.includes(asked);
        expect(!choice.ok && choice.code === 'KEY_OPTION_UNKNOWN').toBe(unknown);
      },
    ),
  );
});
