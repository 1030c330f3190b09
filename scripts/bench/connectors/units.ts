import { runConnector } from '#api/connectors/run-connector.ts';
import { sql } from '#api/store/drizzle.ts';
import {
  type ConnectedApi,
  startConnectedApi,
} from '../../../tests/support/platforms/connected-api.ts';
import { linkAccount } from '../../../tests/support/platforms/linked-account.ts';

export interface UnitsResult {
  readonly channels: number;
  readonly videos: number;
  readonly streams: number;
  /** Units that a day took, and without which nobody could know as much as soon. */
  readonly used: number;
  readonly least: number;
  /** Videos and streams that were found. */
  readonly found: number;
}

const MINUTE = 60_000;
const DAY = 1_440;
/** YouTube's day begins when California's does. */
const START = Date.parse('2026-11-18T08:00:00.000Z');
/** Of channels, one in so many streams that day, for so many minutes. */
const STREAMING = 20;
const STREAM = 120;
/** What one request may name. */
const BATCH = 50;
/** Minutes between two looks at what is live. */
const LIVE_EVERY = 2;
/** More than a day takes, so that nothing is spared. */
const UNITS = 1_000_000;

/**
 * A day of YouTube channels which the hub tells of, minute by minute: each publishes a video, one in
 * twenty streams. Counts the units that it takes.
 */
export async function simulateUnits(channels: number): Promise<UnitsResult> {
  const world = await startConnectedApi({ variables: { UNITS: String(UNITS) } });
  try {
    let time = START;
    const advance = (minutes: number) => {
      time += minutes * MINUTE;
      world.api.setTime(new Date(time));
    };
    advance(0);
    for (let number = 0; number < channels; number += 1)
      await linkAccount(world.api, {
        ...{ provider: 'google', account_id: channelOf(number) },
        consents: ['publications', 'streams'],
      });
    await settle(world, channels, advance);
    world.youtube.units = UNITS;
    const plan = planOf(channels);
    for (let minute = 0; minute < DAY; minute += 1) {
      advance(1);
      for (const number of plan.published.get(minute) ?? [])
        await world.youtube.publish(channelOf(number), { title: 'A video', seconds: 900 });
      for (const number of plan.begun.get(minute) ?? [])
        await world.youtube.goLive(channelOf(number));
      for (const number of plan.begun.get(minute - STREAM) ?? [])
        world.youtube.endStream(channelOf(number));
      await run(world, ['pushes', 'reads']);
    }
    // What came with the last minute.
    advance(LIVE_EVERY);
    await run(world, ['pushes', 'reads']);
    const { rows } = await world.api.services.store.database.execute<{ found: number }>(sql`
      select count(*)::int as found from (
        select publication_id from observed_publications
        union select stream_id from observed_streams
      ) as known`);
    const streams = Math.ceil(channels / STREAMING);
    return {
      ...{ channels, videos: channels, streams, used: UNITS - world.youtube.units },
      least: channels + plan.moments,
      found: rows[0]?.found ?? 0,
    };
  } finally {
    await world.close();
  }
}

const channelOf = (number: number) => `UC${number}`;

async function run(world: ConnectedApi, steps: readonly ('pushes' | 'reads' | 'subscriptions')[]) {
  const { signal } = new AbortController();
  for (const step of steps) {
    await runConnector(world.api.services, 'youtube', step, signal);
    await world.youtube.hub.settled();
  }
}

/** Until the hub tells of all channels and each was looked at once. */
async function settle(
  world: ConnectedApi,
  channels: number,
  advance: (minutes: number) => void,
): Promise<void> {
  const subscribed = () => world.youtube.hub.subscriptions.length;
  for (let tries = 0; subscribed() < channels; tries += 1) {
    if (tries > channels) throw new Error(`The hub tells of ${subscribed()} channels alone.`);
    await run(world, ['subscriptions']);
    advance(1);
  }
  for (let left = Number.POSITIVE_INFINITY; left > 0; left = UNITS - world.youtube.units) {
    world.youtube.units = UNITS;
    await run(world, ['reads']);
    advance(1);
  }
}

interface Plan {
  /** Channels' numbers by minute. */
  readonly published: ReadonlyMap<number, readonly number[]>;
  readonly begun: ReadonlyMap<number, readonly number[]>;
  /** Requests that name the videos told of in a minute, and those that are live. */
  readonly moments: number;
}

/** When what happens: spread over the day, at the same minutes each time. */
function planOf(channels: number): Plan {
  const numbers = Array.from({ length: channels }, (_, number) => number);
  const published = Map.groupBy(numbers, (number) => (number * 7_919) % DAY);
  const streaming = numbers.filter((number) => number % STREAMING === 0);
  const begun = Map.groupBy(streaming, (number) => (number * 104_729) % (DAY - STREAM));
  let moments = 0;
  for (let minute = 0; minute < DAY; minute += 1) {
    const told = (published.get(minute)?.length ?? 0) + (begun.get(minute)?.length ?? 0);
    const live = [...begun].reduce(
      (sum, [from, all]) => sum + (from < minute && minute <= from + STREAM ? all.length : 0),
      0,
    );
    const looked = minute % LIVE_EVERY === 0 ? live : 0;
    moments += Math.ceil((told + looked) / BATCH);
  }
  return { published, begun, moments };
}
