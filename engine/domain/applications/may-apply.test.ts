import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { Program } from '#contract/programs/program.ts';
import { type Applicant, applicantFacts } from './applicant-facts.ts';
import { assessEligibility, type EligibilityRule } from './eligibility.ts';
import { mayApply } from './may-apply.ts';

const NOBODY: Applicant = { links: [], country: null, agreements: [], answers: {} };
const FORM: NonNullable<Program['applications']['form']> = [
  { name: 'followers', type: 'number', label: 'Followers' },
  { name: 'twitch_average_viewers', type: 'number', label: 'Viewers' },
  { name: 'uploads', type: 'text', label: 'Uploads' },
  { name: 'home', type: 'country', label: 'Country' },
];
const AGREEMENTS = {
  confirmed_18: { age: 16 },
  confirmed_in_approved_country: { countries: ['US', 'CA'] },
};

function judge(rules: EligibilityRule[], applicant: Partial<Applicant>, linkable: string[] = []) {
  const eligibility = { require: 'all' as const, rules };
  const program = {
    applications: { state: 'open' as const, form: FORM, eligibility },
    agreements: AGREEMENTS,
  };
  const facts = applicantFacts(program, { ...NOBODY, ...applicant });
  return mayApply(eligibility, assessEligibility(eligibility, facts), new Set(linkable));
}

describe('somebody may apply', () => {
  const followers: EligibilityRule = { kind: 'followers', at_least: 100, label: '100 followers' };

  test('with a figure that is enough or that nobody knows, not with one that is too small', () => {
    expect(judge([followers], {})).toBe(true);
    expect(judge([followers], { answers: { followers: 100 } })).toBe(true);
    expect(judge([followers], { answers: { followers: 99 } })).toBe(false);
    const links = [{ provider: 'twitch', statistics: { followers: 5 }, statistics_at: null }];
    expect(judge([followers], { links })).toBe(false);
    expect(judge([followers], { links, answers: { followers: 200 } })).toBe(true);
  });

  test('on the platform that the rule names', () => {
    const rule: EligibilityRule = {
      kind: 'average_viewers',
      at_least: 10,
      platform: 'twitch',
      label: 'Ten on Twitch',
    };
    expect(judge([rule], { answers: { twitch_average_viewers: 9 } })).toBe(false);
    expect(judge([{ ...rule, platform: 'x' }], { answers: { twitch_average_viewers: 9 } })).toBe(
      true,
    );
  });

  test('without an account only where it cannot be linked', () => {
    const rule: EligibilityRule = { kind: 'linked_account', platform: 'games', label: 'Games' };
    expect(judge([rule], {}, [])).toBe(true);
    expect(judge([rule], {}, ['games'])).toBe(false);
    expect(
      judge([rule], { links: [{ provider: 'games', statistics: null, statistics_at: null }] }, [
        'games',
      ]),
    ).toBe(true);
  });

  test('of the age and from the countries that were confirmed', () => {
    const age: EligibilityRule = { kind: 'age', at_least: 18, label: '18' };
    expect(judge([age], {})).toBe(true);
    expect(judge([age], { agreements: ['confirmed_18'] })).toBe(false);
    expect(judge([{ ...age, at_least: 16 }], { agreements: ['confirmed_18'] })).toBe(true);
    const country: EligibilityRule = { kind: 'country', countries: ['US'], label: 'US' };
    const agreements = ['confirmed_in_approved_country'] as const;
    expect(judge([country], { agreements })).toBe(false);
    expect(judge([country], { agreements, answers: { home: 'US' } })).toBe(true);
    expect(judge([country], { country: 'DE', answers: { home: 'US' } })).toBe(false);
    expect(judge([{ ...country, countries: ['US', 'CA'] }], { agreements })).toBe(true);
  });

  test('of the age that a box of the form confirms, and of an unknown one without it', () => {
    const age: EligibilityRule = { kind: 'age', at_least: 21, label: '21' };
    const form = [{ name: 'confirmed_age', type: 'checkbox' as const, label: 'I am 21 or older' }];
    const eligibility = { require: 'all' as const, rules: [age] };
    const program = {
      applications: { state: 'open' as const, form, eligibility },
      agreements: undefined,
    };
    const confirmed = (confirmed_age: boolean) =>
      applicantFacts(program, { ...NOBODY, answers: { confirmed_age } }).confirmed_age;
    expect(confirmed(true)).toBe(21);
    expect(confirmed(false)).toBeUndefined();
  });

  test('where one of several marks is met or unknown', () => {
    const either: EligibilityRule = {
      kind: 'any_of',
      rules: [followers, { kind: 'uploads', at_least: 5, label: 'Five videos' }],
    };
    expect(judge([either], { answers: { followers: 1 } })).toBe(true);
    const links = [{ provider: 'x', statistics: { uploads: 1 }, statistics_at: null }];
    expect(judge([either], { links, answers: { followers: 1 } })).toBe(false);
  });
});

test('nobody who meets the rules is kept out, whatever else is known', () => {
  const rule = fc.record({
    kind: fc.constantFrom('followers' as const, 'average_viewers' as const),
    at_least: fc.nat(50),
    label: fc.constant('rule'),
  });
  const answers: fc.Arbitrary<Answers> = fc.record(
    { followers: fc.nat(50), twitch_average_viewers: fc.nat(50) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('all' as const, 'any' as const),
      answers,
      (rules, require, given) => {
        const eligibility = { require, rules };
        const program = { applications: { state: 'open' as const, form: FORM, eligibility } };
        const facts = applicantFacts(program, { ...NOBODY, answers: given });
        const assessment = assessEligibility(eligibility, facts);
        if (assessment.met) expect(mayApply(eligibility, assessment, new Set())).toBe(true);
      },
    ),
  );
});
