import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { AnswerField } from './answer-field.ts';
import { checkAnswers } from './check-answers.ts';

const OPTIONS = [{ value: 'videos' }, { value: 'livestreams' }];
const FORM: readonly AnswerField[] = [
  { name: 'channel', type: 'url', required: true },
  { name: 'formats', type: 'multi_select', required: true, options: OPTIONS },
  {
    name: 'about',
    type: 'long_text',
    max_length: 20,
    when: { field: 'formats', equals: 'videos' },
  },
  { name: 'editor', type: 'text', required: true, when: { field: 'about', equals: 'with a team' } },
];
const SOUND: Answers = { channel: 'https://a.example/c', formats: ['livestreams'] };
const codes = (fields: readonly AnswerField[], answers: Answers) =>
  checkAnswers(fields, answers).faults.map(({ field, code }) => `${field} ${code}`);
const kept = (field: Omit<AnswerField, 'name'>, answer: Answers[string]) =>
  checkAnswers([{ name: 'field', ...field }], { field: answer });

describe('a form', () => {
  test('takes what it asks for, trimmed and in its own order', () => {
    const checked = checkAnswers(FORM, {
      formats: ['livestreams', 'videos', 'videos'],
      channel: '  https://a.example/c ',
      about: 'one\r\ntwo\n',
    });
    expect(checked).toEqual({
      faults: [],
      answers: {
        channel: 'https://a.example/c',
        formats: ['videos', 'livestreams'],
        about: 'one\ntwo',
      },
    });
  });

  test('says everything that is wrong at once', () => {
    expect(codes(FORM, { channel: 'nowhere', about: 'x', formats: ['clips'], more: 1 })).toEqual([
      'channel malformed',
      'formats not_an_option',
      'more unknown_field',
    ]);
    expect(codes(FORM, { channel: ' ', formats: [] })).toEqual([
      'channel required',
      'formats required',
    ]);
  });

  test('drops the answer to a question that is not asked, and asks none that depends on it', () => {
    const checked = checkAnswers(FORM, { ...SOUND, about: 'with a team' });
    expect(checked).toEqual({ faults: [], answers: SOUND });
    const shown = { ...SOUND, formats: ['videos'], about: 'with a team' };
    expect(codes(FORM, shown)).toEqual(['editor required']);
  });

  test('asks on by a ticked box, a number and an option', () => {
    const asked = (type: AnswerField['type'], equals: string, answer: Answers[string]) =>
      codes(
        [
          { name: 'first', type, options: OPTIONS },
          { name: 'then', type: 'text', required: true, when: { field: 'first', equals } },
        ],
        { first: answer },
      ).length === 1;
    expect(asked('checkbox', 'yes', true)).toBe(true);
    expect(asked('checkbox', 'false', false)).toBe(true);
    expect(asked('checkbox', 'true', null)).toBe(false);
    expect(asked('number', '3', 3)).toBe(true);
    expect(asked('select', 'videos', 'livestreams')).toBe(false);
  });
});

describe('a question', () => {
  test.each<[AnswerField['type'], Answers[string][], Answers[string][]]>([
    ['text', ['a', 'ä😀'], [1, true, ['a'], 'a\nb', 'a\u0007']],
    ['long_text', ['a\n\tb'], [0, 'a\u0000b', 'a\u0085b']],
    ['number', [0, -1.5], ['1', true, Number.POSITIVE_INFINITY]],
    ['url', ['http://a.example/?b#c'], ['javascript:alert(1)', '//a.example', 'https://', 'ht tp']],
    ['email', ['a.b+c@d.example'], ['a@b', 'a b@c.example', 'a@b.example\r\nBcc: c@d.example']],
    ['date', ['2028-02-29'], ['2027-02-29', '2027-2-1', 'tomorrow']],
    ['select', ['videos'], ['clips', ['videos'], true]],
    ['multi_select', [['videos']], ['videos', ['videos', 'clips']]],
    ['checkbox', [true, false], ['true', 1]],
    ['country', ['DE'], ['de', 'Germany']],
  ])('of the type %s takes its own kind of answer only', (type, sound, unsound) => {
    for (const answer of sound)
      expect(kept({ type, options: OPTIONS }, answer)).toEqual({
        faults: [],
        answers: { field: answer },
      });
    for (const answer of unsound) {
      const { faults, answers } = kept({ type, options: OPTIONS }, answer);
      expect(faults).toHaveLength(1);
      expect(answers).toEqual({});
    }
  });

  test('that must be ticked is not answered by false', () => {
    expect(kept({ type: 'checkbox', required: true }, false).faults[0]?.code).toBe('required');
  });

  test('takes numbers between its smallest and its largest', () => {
    const days = { type: 'number', minimum: 1, maximum: 7 } as const;
    for (const sound of [1, 3.5, 7]) expect(kept(days, sound).faults).toEqual([]);
    expect(kept(days, 12).faults).toEqual([
      { field: 'field', code: 'too_large', message: 'At most 7.' },
    ]);
    expect(kept(days, 0).faults).toEqual([
      { field: 'field', code: 'too_small', message: 'At least 1.' },
    ]);
    expect(kept({ type: 'number', minimum: 0 }, 1e9).faults).toEqual([]);
  });

  test('takes as many characters as it says', () => {
    expect(kept({ type: 'text', max_length: 3 }, ' abc ').faults).toEqual([]);
    expect(kept({ type: 'text', max_length: 3 }, 'abcd').faults).toEqual([
      { field: 'field', code: 'too_long', message: 'At most 3 characters.' },
    ]);
  });
});

describe('for any form and answers', () => {
  const type = fc.constantFrom<AnswerField['type']>(
    'text',
    'long_text',
    'number',
    'url',
    'email',
    'date',
    'select',
    'multi_select',
    'checkbox',
    'country',
  );
  const form = fc
    .array(fc.record({ type, required: fc.boolean(), condition: fc.option(fc.nat(5)) }), {
      maxLength: 6,
    })
    .map((fields) =>
      fields.map(({ type, required, condition }, index): AnswerField => {
        const options = type === 'select' || type === 'multi_select' ? { options: OPTIONS } : {};
        const earlier = condition === null || condition >= index ? undefined : condition;
        const when =
          earlier === undefined ? {} : { when: { field: `f${earlier}`, equals: 'videos' } };
        return { name: `f${index}`, type, required, ...options, ...when };
      }),
    );
  const answer: fc.Arbitrary<Answers[string]> = fc.oneof(
    fc.constantFrom('videos', 'https://a.example/', 'a@b.example', '2026-01-01', 'DE', '', null),
    fc.string({ maxLength: 20 }),
    fc.double(),
    fc.boolean(),
    fc.array(fc.constantFrom('videos', 'livestreams', 'clips'), { maxLength: 3 }),
  );
  const given = fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'x'), answer);

  test('what was kept passes again, and stays the same', () => {
    fc.assert(
      fc.property(form, given, (fields, answers) => {
        const first = checkAnswers(fields, answers);
        if (first.faults.length > 0) return;
        expect(checkAnswers(fields, first.answers)).toEqual(first);
      }),
    );
  });

  test('only the questions of the form are kept, and each is at fault at most once', () => {
    fc.assert(
      fc.property(form, given, (fields, answers) => {
        const checked = checkAnswers(fields, answers);
        const names = fields.map(({ name }) => name);
        for (const name of Object.keys(checked.answers)) expect(names).toContain(name);
        const faulty = checked.faults.map(({ field }) => field);
        expect(new Set(faulty).size).toBe(faulty.length);
        for (const name of faulty) expect(Object.keys(checked.answers)).not.toContain(name);
      }),
    );
  });

  test('an unknown name is always at fault', () => {
    fc.assert(
      fc.property(form, given, (fields, answers) => {
        const unknown = Object.keys(answers).filter((key) => !fields.some((f) => f.name === key));
        const found = checkAnswers(fields, answers).faults.filter(
          ({ code }) => code === 'unknown_field',
        );
        expect(found.map(({ field }) => field).sort()).toEqual(unknown.sort());
      }),
    );
  });
});
