import { describe, expect, test } from 'vitest';
import type { Program } from '#contract/programs/program.ts';
import { type Applicant, applicantFacts } from './applicant-facts.ts';

type Rules = NonNullable<Program['applications']['eligibility']>['rules'];

const BOX = { name: 'confirmed_age', type: 'checkbox', label: 'I am of age' };

/** The age that is taken as confirmed. */
function ageOf(
  rules: readonly object[],
  { answers = {}, agreements = [] }: Partial<Applicant> = {},
  { form = [BOX] as readonly object[], confirmed_18 = undefined as object | undefined } = {},
) {
  const program = {
    applications: { form, eligibility: { require: 'all', rules: rules as unknown as Rules } },
    agreements: confirmed_18 && { confirmed_18 },
  } as unknown as Program;
  return applicantFacts(program, { links: [], country: null, agreements, answers }).confirmed_age;
}
const age = (at_least: number) => ({ kind: 'age', at_least, label: 'Age' });
const TICKED = { answers: { confirmed_age: true } };

describe('an age that somebody confirmed', () => {
  test('by a tick is the highest that the rules ask for, those of a choice among them', () => {
    const choice = { kind: 'any_of', label: 'Either', rules: [age(21)] };
    expect(ageOf([age(16)], TICKED)).toBe(16);
    expect(ageOf([age(16), choice], TICKED)).toBe(21);
  });

  test('is none where no rule asks for one', () => {
    expect(ageOf([], TICKED)).toBeUndefined();
    expect(ageOf([{ kind: 'followers', at_least: 100, label: 'Reach' }], TICKED)).toBeUndefined();
  });

  test('is none without a tick, or where the form asks for something else by that name', () => {
    expect(ageOf([age(16)])).toBeUndefined();
    expect(ageOf([age(16)], { answers: { confirmed_age: false } })).toBeUndefined();
    const text = { form: [{ ...BOX, type: 'text' }] };
    expect(ageOf([age(16)], TICKED, text)).toBeUndefined();
  });

  test('by the agreement is its age, whatever the rules ask for', () => {
    const agreements = ['confirmed_18'] as const;
    expect(ageOf([age(25)], { agreements })).toBe(18);
    expect(ageOf([], { agreements }, { confirmed_18: { age: 20 } })).toBe(20);
  });
});

describe('figures', () => {
  const form = [
    { name: 'uploads', type: 'number', label: 'Uploads' },
    { name: 'twitch_average_viewers', type: 'number', label: 'Viewers' },
    { name: 'followers', type: 'text', label: 'Followers' },
  ];
  const program = { applications: { form } } as unknown as Program;
  const factsOf = (applicant: Partial<Applicant>) =>
    applicantFacts(program, { links: [], country: null, agreements: [], answers: {}, ...applicant })
      .statistics;

  test('of a linked account say when they were measured, where that is known', () => {
    const link = { provider: 'twitch', statistics: { followers: 5, unheard: 1 } };
    const moment = '2026-11-03T10:00:00.000Z';
    const fact = { platform: 'twitch', statistic: 'followers', value: 5, self_declared: false };
    expect(factsOf({ links: [{ ...link, statistics_at: moment }] })).toEqual([
      { ...fact, measured_at: moment },
    ]);
    expect(factsOf({ links: [{ ...link, statistics_at: null }] })).toEqual([fact]);
  });

  test('that somebody tells are their own word, of one platform where the question names it', () => {
    const answers = { uploads: 7, twitch_average_viewers: 9, followers: '12' };
    expect(factsOf({ answers })).toEqual([
      { platform: '', statistic: 'uploads', value: 7, self_declared: true },
      { platform: 'twitch', statistic: 'average_viewers', value: 9, self_declared: true },
    ]);
  });
});
