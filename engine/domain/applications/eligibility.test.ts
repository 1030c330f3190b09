import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATISTICS } from '#contract/vocabulary/statistic-words.ts';
import {
  assessEligibility,
  countMet,
  type Eligibility,
  type EligibilityFacts,
  type EligibilityRule,
  isKnown,
  type StatisticFact,
} from './eligibility.ts';

const NOTHING: EligibilityFacts = { linked_accounts: [], statistics: [] };

/** A program's rules: an age, a games account, and one of four marks. */
const RULES: Eligibility = {
  require: 'all',
  rules: [
    { kind: 'age', at_least: 18, label: 'You are 18 or older' },
    { kind: 'linked_account', platform: 'games_account', label: 'Your games account' },
    {
      kind: 'any_of',
      label: 'One of these marks',
      rules: [
        { kind: 'average_viewers', at_least: 50, label: '50 viewers' },
        { kind: 'average_views', platform: 'google', at_least: 3000, label: '3,000 long' },
        { kind: 'average_views', at_least: 5000, label: '5,000 short' },
        { kind: 'followers', at_least: 2000, label: '2,000 followers' },
      ],
    },
  ],
};

describe('eligibility', () => {
  test('asks for all rules, an any_of being met by one of its own', () => {
    const assessment = assessEligibility(RULES, {
      linked_accounts: ['games_account', 'twitch'],
      confirmed_age: 18,
      statistics: [
        { platform: 'twitch', statistic: 'followers', value: 2000, self_declared: false },
        { platform: 'twitch', statistic: 'average_viewers', value: 49, self_declared: false },
      ],
    });
    expect(assessment.met).toBe(true);
    expect(countMet(assessment)).toEqual({ met: 3, total: 3 });
    expect(assessment.rules[2]?.rules?.map(({ met }) => met)).toEqual([false, false, false, true]);
  });

  test('tells how many rules are met where they are not enough', () => {
    const assessment = assessEligibility(RULES, {
      ...NOTHING,
      confirmed_age: 21,
      linked_accounts: ['games_account'],
    });
    expect(assessment.met).toBe(false);
    expect(countMet(assessment)).toEqual({ met: 2, total: 3 });
  });

  test('is met by nobody of whom nothing is known, and blames no declaration', () => {
    const assessment = assessEligibility(RULES, NOTHING);
    expect(countMet(assessment)).toEqual({ met: 0, total: 3 });
    expect(assessment.rules.some(({ self_declared }) => self_declared)).toBe(false);
  });

  test('counts a figure only on the platform that the rule names', () => {
    const views = (platform: string) =>
      assessEligibility(RULES, {
        ...NOTHING,
        statistics: [{ platform, statistic: 'average_views', value: 3500, self_declared: false }],
      }).rules[2]?.met;
    expect([views('google'), views('tiktok')]).toEqual([true, false]);
  });

  test('marks what rests on a declaration alone, and not what was measured as well', () => {
    const rule: EligibilityRule = { kind: 'followers', at_least: 100, label: '100 followers' };
    const followers = (value: number, self_declared: boolean) =>
      ({ platform: 'x', statistic: 'followers', value, self_declared }) as const;
    const marked = (...statistics: ReturnType<typeof followers>[]) =>
      assessEligibility({ require: 'all', rules: [rule] }, { ...NOTHING, statistics }).rules[0];
    expect(marked(followers(900, true))).toMatchObject({ met: true, self_declared: true });
    expect(marked(followers(900, true), followers(50, false))).toMatchObject({
      met: true,
      self_declared: true,
      value: 900,
    });
    expect(marked(followers(900, true), followers(120, false))).toMatchObject({
      met: true,
      self_declared: false,
      value: 120,
    });
  });

  test('tells when the figure that decides was measured', () => {
    const rule: EligibilityRule = { kind: 'uploads', at_least: 4, label: 'Four uploads' };
    const uploads = { platform: 'x', statistic: 'uploads', value: 6 } as const;
    const judged = (...statistics: StatisticFact[]) =>
      assessEligibility({ require: 'all', rules: [rule] }, { ...NOTHING, statistics }).rules[0];
    const measured = { ...uploads, self_declared: false, measured_at: '2026-11-03T10:00:00Z' };
    expect(judged(measured)?.measured_at).toBe('2026-11-03T10:00:00Z');
    expect(judged({ ...measured, value: 3 }, { ...uploads, self_declared: true })).toEqual({
      ...{ kind: 'uploads', label: 'Four uploads', met: true, self_declared: true },
      ...{ at_least: 4, value: 6, platform: 'x' },
    });
  });

  test('knows of a rule what was said or measured, of a choice what is known of each', () => {
    const known = (rule: EligibilityRule, facts: Partial<EligibilityFacts>) =>
      assessEligibility({ require: 'all', rules: [rule] }, { ...NOTHING, ...facts }).rules.map(
        isKnown,
      );
    const country: EligibilityRule = { kind: 'country', countries: ['US'], label: 'Nearby' };
    expect(known(country, {})).toEqual([false]);
    expect(known(country, { country: 'DE' })).toEqual([true]);
    const choice: EligibilityRule = {
      kind: 'any_of',
      rules: [
        { kind: 'uploads', at_least: 5, label: 'Five videos' },
        { kind: 'followers', at_least: 5, label: 'Five followers' },
      ],
    };
    const few = (statistic: 'uploads' | 'followers') =>
      ({ platform: 'x', statistic, value: 1, self_declared: true }) as const;
    expect(known(choice, { statistics: [few('uploads')] })).toEqual([false]);
    expect(known(choice, { statistics: [few('uploads'), few('followers')] })).toEqual([true]);
  });

  test('takes age and country as declared', () => {
    const rules: EligibilityRule[] = [
      { kind: 'age', at_least: 18, label: 'Of age' },
      { kind: 'country', countries: ['US', 'CA'], label: 'Nearby' },
    ];
    const facts = { ...NOTHING, confirmed_age: 16, country: 'CA' };
    expect(assessEligibility({ require: 'any', rules }, facts)).toMatchObject({
      met: true,
      rules: [
        { met: false, self_declared: true, at_least: 18, value: 16 },
        { met: true, self_declared: true },
      ],
    });
  });

  test('names an any_of without a label after its rules', () => {
    const rules: EligibilityRule[] = [
      {
        kind: 'any_of',
        rules: [
          { kind: 'uploads', at_least: 1, label: 'One video' },
          { kind: 'linked_account', label: 'A channel' },
        ],
      },
    ];
    const { rules: assessed } = assessEligibility({ require: 'all', rules }, NOTHING);
    expect(assessed[0]?.label).toBe('One video / A channel');
  });
});

describe('for any rules and facts', () => {
  const platform = fc.constantFrom('twitch', 'google', 'x');
  const single = fc
    .record({
      kind: fc.constantFrom(...STATISTICS),
      at_least: fc.nat(100),
      label: fc.string(),
      platform: fc.option(platform, { nil: undefined }),
    })
    .map(({ platform: on, ...rule }) => ({
      ...rule,
      ...(on === undefined ? {} : { platform: on }),
    }));
  const rule: fc.Arbitrary<EligibilityRule> = fc.oneof(
    single,
    fc.record({
      kind: fc.constant('any_of' as const),
      rules: fc.array(single, { minLength: 2, maxLength: 4 }),
    }),
  );
  const rules = fc.array(rule, { minLength: 1, maxLength: 5 });
  const fact = fc.record({
    platform,
    statistic: fc.constantFrom(...STATISTICS),
    value: fc.nat(100),
    self_declared: fc.boolean(),
  });
  const facts = fc.array(fact, { maxLength: 8 });
  const assess = (given: EligibilityRule[], statistics: StatisticFact[]) =>
    assessEligibility({ require: 'all', rules: given }, { ...NOTHING, statistics });

  test('knowing more about a person never makes them less eligible', () => {
    fc.assert(
      fc.property(rules, facts, fact, (given, known, more) => {
        const [before, after] = [assess(given, known), assess(given, [...known, more])];
        expect(countMet(after).met).toBeGreaterThanOrEqual(countMet(before).met);
      }),
    );
  });

  test('an any_of is met exactly where one of its rules is', () => {
    fc.assert(
      fc.property(rules, facts, (given, known) => {
        for (const { rules: own, met } of assess(given, known).rules)
          if (own) expect(met).toBe(own.some((one) => one.met));
      }),
    );
  });

  test('without declarations nothing is marked as declared', () => {
    fc.assert(
      fc.property(rules, facts, (given, known) => {
        const measured = known.map((one) => ({ ...one, self_declared: false }));
        expect(assess(given, measured).rules.some((one) => one.self_declared)).toBe(false);
      }),
    );
  });
});
