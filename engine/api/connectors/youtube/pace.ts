import { slowdowns } from '#domain/connectors/share-quota.ts';
import { and, eq, gt, inArray, sql } from '../../store/drizzle.ts';
import { connectorSubscriptions } from '../../store/tables/connectors.ts';
import type { ConnectorContext } from '../connector.ts';
import type { Channel, ChannelCursor } from './channels.ts';
import { unitsADay } from './quota.ts';

/** What the hub is asked to tell of. */
export const UPLOADS = 'uploads';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Until the uploads of a channel are looked through again: of one that the hub tells of, and of others. */
const EVERY = { told: DAY, untold: 15 * MINUTE, live: 2 * MINUTE } as const;
/** Simulated channels are watched by somebody who waits. */
const SIMULATED_EVERY = { told: 60 * SECOND, untold: 10 * SECOND, live: 5 * SECOND } as const;
/** Whoever changes a video all the time has it read so often, and uses up no more of the day's units. */
const TOLD_EVERY = 5 * MINUTE;

/** When what was told of a channel is read: at once, or at the next of the moments that all share. */
export function toldDue(
  { access, now }: Pick<ConnectorContext, 'access' | 'now'>,
  { told_read_at }: ChannelCursor,
): Date {
  const at = now();
  const calm = told_read_at === undefined || +at - Date.parse(told_read_at) >= TOLD_EVERY;
  return calm || access.simulated ? at : new Date(nextTick(at, TOLD_EVERY));
}

/** What is read of many channels is read at the same moments, as one request takes fifty videos. */
export const nextTick = (at: Date, every: number): number =>
  Math.floor(+at / every) * every + every;

/** For so long the hub is not relied on after it failed to tell. */
const RELIED_ON_AGAIN = 7 * DAY;
/** The part of a day's units that looking through uploads may take, and what one look takes. */
const FOR_SWEEPS = 0.6;
const UNITS_A_SWEEP = 1.2;

export interface Pace {
  /** Milliseconds until the uploads of a channel are looked through again. */
  readonly sweepEvery: (channel: Channel) => number;
  /** Milliseconds between two looks at what is live or announced. */
  readonly liveEvery: number;
  /** Whether the hub can be relied on to tell of a channel. */
  readonly isTold: (channel: Channel) => boolean;
}

/**
 * How often channels are read. Where the units of a day do not do for all, each program is given the
 * same share of them, and is read as often as its share allows.
 */
export async function paceOf(
  context: ConnectorContext,
  channels: readonly Channel[],
): Promise<Pace> {
  const { access } = context;
  const every = access.simulated ? SIMULATED_EVERY : EVERY;
  const wishes = await wishesOf(context, every);
  const slower = access.simulated ? new Map() : slowdowns(wishes, unitsADay(context) * FOR_SWEEPS);
  const subscribed = await subscribedOf(context, channels);
  const isTold = (channel: Channel) =>
    subscribed.has(channel.id) && !hasMissed(channel, context.now());
  return {
    isTold,
    liveEvery: every.live,
    sweepEvery: (channel) => {
      const factors = channel.programs.map((program) => slower.get(program) ?? 1);
      return every[isTold(channel) ? 'told' : 'untold'] * Math.min(...factors);
    },
  };
}

const hasMissed = ({ cursor }: Channel, now: Date) =>
  cursor.missed_at !== undefined && +now - Date.parse(cursor.missed_at) < RELIED_ON_AGAIN;

/** Units a day that each program's channels would take. */
async function wishesOf(
  { store, platform, now }: ConnectorContext,
  every: typeof EVERY | typeof SIMULATED_EVERY,
) {
  const at = now();
  const { rows } = await store.database.execute<{ program: string; told: number; all: number }>(sql`
    select c.program_uuid as program, count(*)::int as all,
      count(s.account_id) filter (where coalesce((c.cursor->>'missed_at')::timestamptz, 'epoch')
        < ${new Date(+at - RELIED_ON_AGAIN).toISOString()}::timestamptz)::int as told
    from connections c left join connector_subscriptions s on s.platform = c.platform
      and s.account_id = c.account_id and s.kind = ${UPLOADS} and s.state = 'enabled'
      and s.lease_until > ${at.toISOString()}::timestamptz
    where c.platform = ${platform} and c.next_read_at is not null and c.consents <> '{}'
    group by 1`);
  return new Map(
    rows.map(({ program, told, all }) => [
      program,
      UNITS_A_SWEEP * (told * (DAY / every.told) + (all - told) * (DAY / every.untold)),
    ]),
  );
}

async function subscribedOf(
  { store, platform, now }: ConnectorContext,
  channels: readonly Channel[],
) {
  if (channels.length === 0) return new Set<string>();
  const ids = channels.map(({ id }) => id);
  const rows = await store.database
    .select({ account_id: connectorSubscriptions.account_id })
    .from(connectorSubscriptions)
    .where(
      and(
        eq(connectorSubscriptions.platform, platform),
        eq(connectorSubscriptions.kind, UPLOADS),
        eq(connectorSubscriptions.state, 'enabled'),
        gt(connectorSubscriptions.lease_until, now()),
        inArray(connectorSubscriptions.account_id, ids),
      ),
    );
  return new Set(rows.map(({ account_id }) => account_id));
}
