import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONNECTOR_PROVIDERS } from '#contract/vocabulary/connector-words.ts';
import { applicantFacts } from './applicant-facts.ts';
import { assessEligibility, type EligibilityRule } from './eligibility.ts';
import { assessGames, GAMES_PLATFORM, gamesAsked, type LinkedGames } from './linked-games.ts';
import { mayApply } from './may-apply.ts';
import { ruleRemedy } from './rule-remedy.ts';

const READ = '2026-11-18T10:00:00.000Z';
const told = (minutes: LinkedGames['minutes'], more: Partial<LinkedGames> = {}): LinkedGames => ({
  ...{ minutes, read_at: minutes && READ, unread: null, ...more },
});
const PLAYED = {
  kind: 'minutes_played',
  games: [730, 570],
  at_least: 600,
  label: 'Played',
} as const;
const OWNED = { kind: 'games_owned', games: [730, 570], at_least: 1, label: 'Owned' } as const;
const rules = (...list: EligibilityRule[]) => ({ require: 'all' as const, rules: list });
const played = () => ({ ...PLAYED, games: [...PLAYED.games] });
const owned = (at_least = 1) => ({ ...OWNED, games: [...OWNED.games], at_least });

describe('games of a linked account', () => {
  test('are played as long as all of the named ones together, and owned as many as are', () => {
    const games = told({ 730: 599, 570: 1, 440: 9_000 });
    expect(assessGames(played(), games)).toEqual({
      ...{ kind: 'minutes_played', label: 'Played', met: true, self_declared: false },
      ...{ at_least: 600, value: 600, measured_at: READ, platform: 'steam' },
    });
    expect(assessGames(owned(2), games)).toMatchObject({ met: true, value: 2 });
    expect(assessGames(owned(2), told({ 730: 9, 570: null }))).toMatchObject({
      ...{ met: false, value: 1 },
    });
  });

  test('that were not all asked after tell nothing', () => {
    const assessed = assessGames(played(), told({ 730: 5_000 }));
    expect(assessed).toMatchObject({ met: false });
    expect(assessed).not.toHaveProperty('value');
  });

  test('that are owned and seem never played may be hidden, and are not taken for unplayed', () => {
    expect(assessGames(played(), told({ 730: 0, 570: null }))).toEqual({
      ...{ kind: 'minutes_played', label: 'Played', met: false, self_declared: false },
      ...{ at_least: 600, platform: 'steam', unread: 'private' },
    });
    expect(assessGames(played(), told({ 730: null, 570: null }))).toMatchObject({ value: 0 });
  });

  test('say nothing of a reason where none is linked, otherwise why nothing is known', () => {
    expect(assessGames(owned(), undefined)).not.toHaveProperty('unread');
    expect(assessGames(owned(), told(null))).toMatchObject({ unread: 'not_yet' });
    for (const unread of ['private', 'unreachable'] as const)
      expect(assessGames(owned(), told(null, { unread }))).toMatchObject({ unread });
  });

  test('are those of the account on that platform alone', () => {
    expect(GAMES_PLATFORM).toBe(CONNECTOR_PROVIDERS.steam);
    const program = { applications: { state: 'open' as const }, agreements: {} };
    const link = (provider: string) => ({
      ...{ provider, statistics: null, statistics_at: null, games: told({ 730: 1 }) },
    });
    const facts = (provider: string) =>
      applicantFacts(program, {
        ...{ links: [link(provider)], country: null, agreements: [], answers: {} },
      }).games;
    expect(facts('steam')).toEqual(told({ 730: 1 }));
    expect(facts('twitch')).toBeUndefined();
  });

  test('keep out who is known not to have them, and nobody of whom that could not be read', () => {
    const admitted = (games: LinkedGames | undefined) => {
      const asked = rules(owned());
      const facts = { linked_accounts: [], statistics: [], games };
      return mayApply(asked, assessEligibility(asked, facts), new Set(['steam']));
    };
    const none = { 730: null, 570: null };
    expect(admitted(told(none))).toBe(false);
    expect(admitted(told(none, { unread: 'unreachable' }))).toBe(true);
    expect(admitted(told(null, { unread: 'private' }))).toBe(true);
    expect(admitted(undefined)).toBe(true);
  });

  test('are looked at again where nothing newer is known, and linked where no account is', () => {
    const remedy = (games: LinkedGames | undefined) =>
      ruleRemedy(assessGames(owned(), games), {
        ...{ form: [], answers: {}, agreements: [], linkable: games ? [] : ['steam'] },
      });
    expect(remedy(undefined)).toEqual({ kind: 'link' });
    expect(remedy(told(null))).toEqual({ kind: 'look', reason: 'not_yet' });
    const none = { 730: null, 570: null };
    expect(remedy(told(none))).toBeUndefined();
    const away = { unread: 'unreachable' } as const;
    expect(remedy(told(none, away))).toEqual({ kind: 'look', reason: 'unreachable' });
    expect(remedy(told({ 730: 1, 570: null }, away))).toBeUndefined();
  });

  test('are asked after where a rule names them, once each, and nowhere else', () => {
    expect(gamesAsked(undefined)).toEqual([]);
    const any = { kind: 'any_of' as const, rules: [owned(), { ...owned(), games: [440] }] };
    const other = { kind: 'uploads' as const, games: [10], label: 'Uploads' };
    expect(gamesAsked(rules(played(), any, other))).toEqual(['730', '570', '440']);
  });
});

describe('for any games', () => {
  const ids = [1, 2, 3, 4];
  const minutes = fc.dictionary(
    fc.constantFrom(...ids.map(String)),
    fc.option(fc.nat(1_000), { nil: null }),
    { maxKeys: 4 },
  );
  const asked = fc.record({
    kind: fc.constantFrom('minutes_played' as const, 'games_owned' as const),
    games: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
    at_least: fc.integer({ min: 1, max: 2_000 }),
    label: fc.constant('A rule'),
  });

  test('a rule is met exactly where its figure is known and enough', () => {
    fc.assert(
      fc.property(asked, minutes, (rule, known) => {
        const { met, value, measured_at } = assessGames(rule, told(known));
        expect(met).toBe(value !== undefined && value >= rule.at_least);
        expect(measured_at !== undefined).toBe(value !== undefined);
      }),
    );
  });

  test('playing more, or owning one more, never makes anybody less eligible', () => {
    fc.assert(
      fc.property(asked, minutes, fc.constantFrom(...ids), fc.nat(500), (rule, known, id, more) => {
        const after = { ...known, [id]: (known[id] ?? 0) + more };
        if (assessGames(rule, told(known)).met)
          expect(assessGames(rule, told(after)).met).toBe(true);
      }),
    );
  });

  test('games that a rule does not name change nothing', () => {
    fc.assert(
      fc.property(asked, minutes, fc.nat(5_000), (rule, known, more) => {
        const other = { ...known, 99: more };
        expect(assessGames(rule, told(other))).toEqual(assessGames(rule, told(known)));
      }),
    );
  });
});
