import fc from 'fast-check';
import { expect, test } from 'vitest';
import { affectedStreams } from './affected-streams.ts';
import { countStreams, SAMPLE_HOLDS } from './count-streams.ts';
import type { SourceRule } from './metric-source.ts';
import type { MomentFacts, StreamFacts } from './observations.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-18T00:00:00Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE);
const RULE: SourceRule = {
  ...{ measure: 'hours_watched', platforms: ['twitch', 'kick'], categories: ['Chess'] },
  ...{
    hashtags: [],
    languages: [],
    content_types: [],
    servers: [],
    roles: [],
    games: [],
    viewers: 5,
    minimum_minutes: 20,
  },
};
const platforms = fc.constantFrom('twitch', 'kick');
const accounts = ['twitch', 'kick'].map((platform) => ({
  ...{ platform, account_id: '1', since: at(90) },
}));

const streams = fc
  .array(
    fc.record({ platform: platforms, from: fc.nat(2_000), long: fc.integer({ max: 200, min: 1 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((list) =>
    list.map(
      ({ platform, from, long }, index): StreamFacts => ({
        ...{ platform, stream_id: String(index), account_id: '1', started_at: at(from) },
        ...{ ended_at: at(from + long), seen_at: at(from + long) },
      }),
    ),
  );
const moments = fc.uniqueArray(
  fc.record({
    ...{ platform: platforms, account_id: fc.constant('1'), at: fc.nat(2_300).map(at) },
    category: fc.constantFrom('Chess', 'Music', null),
    viewers: fc.option(fc.nat(20)),
  }),
  { maxLength: 40, selector: (one) => `${one.platform} ${+one.at}` },
);

/** What `readObserved` leaves out of moments: of what is before, only the last category counts. */
function later(all: readonly MomentFacts[], from: Date): MomentFacts[] {
  const begin = +from - SAMPLE_HOLDS;
  const before = ['twitch', 'kick'].flatMap(
    (name) =>
      all
        .filter(
          ({ platform, category, at }) => platform === name && category !== null && +at < begin,
        )
        .toSorted((a, b) => +b.at - +a.at)[0] ?? [],
  );
  return [...before, ...all.filter((one) => +one.at >= begin)];
}

test('streams that nothing has changed for can be left out, and the others count as they did', () => {
  fc.assert(
    fc.property(streams, moments, fc.nat(2_300).map(at), (all, told, since) => {
      const affected = affectedStreams(all, since);
      const first = new Date(Math.min(...affected.map(({ started_at }) => +started_at)));
      const some = countStreams(RULE, affected, later(told, first), accounts);
      const names = some.map(({ activity }) => activity);
      const whole = countStreams(RULE, all, told, accounts);
      expect(some).toEqual(whole.filter(({ activity }) => names.includes(activity)));
      // Whatever is not among them was over before.
      for (const stream of all)
        if (!affected.includes(stream)) expect(+(stream.ended_at ?? 0)).toBeLessThan(+since);
      return true;
    }),
    { seed: 20, numRuns: 500 },
  );
});
