import { type Comparison, compareSubscriptions } from './compare-subscriptions.ts';
import type { ConnectorContext } from './connector.ts';
import { PlatformError } from './platform-fetch.ts';
import {
  forgetSubscription,
  keepSubscription,
  missingSubscriptions,
  surplusSubscriptions,
  type WantedKinds,
  type WantedSubscription,
} from './subscription-rows.ts';

/** What a platform has been asked to tell, as it lists it. */
export interface RemoteSubscription extends WantedSubscription {
  readonly remote_id: string;
  /** Whether it tells, or is about to. */
  readonly well: boolean;
}

/** How a platform is asked to tell, and to tell no more. */
export interface SubscriptionDesk {
  /** What it should tell. */
  readonly wanted: (context: ConnectorContext) => WantedKinds;
  /** A page of what it has for our address, and where the next one begins. @throws PlatformError */
  readonly list: (
    context: ConnectorContext,
    after: string | undefined,
    signal: AbortSignal,
  ) => Promise<{
    readonly list: readonly RemoteSubscription[];
    readonly next: string | undefined;
  }>;
  /** Asks for one. `pending`: it is verified first. @throws PlatformError */
  readonly ask: (
    context: ConnectorContext,
    wanted: WantedSubscription,
    signal: AbortSignal,
  ) => Promise<{ readonly remote_id: string | null; readonly state: 'pending' | 'enabled' }>;
  /** Ends one. @throws PlatformError */
  readonly end: (context: ConnectorContext, id: string, signal: AbortSignal) => Promise<void>;
  /** Whether it refused because it tells that already. */
  readonly isThere: (error: PlatformError) => boolean;
}

/** Asked for, or ended, in one run. */
const AT_ONCE = 300;
const HOUR = 60 * 60_000;
const RETRY = 5 * 60_000;

/** When a platform's list was last compared as a whole, and how far it is at present. */
interface Compared {
  /** In milliseconds since 1970; 0: never by this process. */
  at: number;
  going: Comparison | undefined;
}
const compared = new WeakMap<object, Map<string, Compared>>();

function comparedOf({ store, platform }: ConnectorContext): Compared {
  const all = compared.get(store) ?? new Map<string, Compared>();
  compared.set(store, all);
  const one = all.get(platform) ?? { at: 0, going: undefined };
  all.set(platform, one);
  return one;
}

/**
 * Has a platform tell of exactly the accounts that are read: asks for what is missing, ends what nobody
 * needs, takes over what is there already. For a platform that has a way to tell.
 */
export async function keepSubscriptions(
  context: ConnectorContext,
  given: SubscriptionDesk,
  signal: AbortSignal,
): Promise<void> {
  const { now } = context;
  const desk = patient(given);
  const state = comparedOf(context);
  if (state.going === undefined && +now() - state.at > HOUR)
    state.going = { began: now(), after: undefined };
  const { going } = state;
  if (going && (await compareSubscriptions(context, desk, going, signal))) {
    state.at = +going.began;
    state.going = undefined;
  }
  // Asked for before it is known, what is there would be refused.
  if (state.at === 0) return;
  const kinds = desk.wanted(context);
  for (const row of await surplusSubscriptions(context, kinds, AT_ONCE)) {
    if (signal.aborted) return;
    if (row.remote_id) await desk.end(context, row.remote_id, signal);
    await forgetSubscription(context, row);
  }
  for (const one of await missingSubscriptions(context, kinds, AT_ONCE)) {
    if (signal.aborted) return;
    await ask(context, desk, one, signal);
  }
}

/** What is not there any more has ended. */
const patient = (desk: SubscriptionDesk): SubscriptionDesk => ({
  ...desk,
  end: (context, id, signal) =>
    desk.end(context, id, signal).catch((error: unknown) => {
      if (!(error instanceof PlatformError) || error.status !== 404) throw error;
    }),
});

async function ask(
  context: ConnectorContext,
  desk: SubscriptionDesk,
  wanted: WantedSubscription,
  signal: AbortSignal,
): Promise<void> {
  try {
    await keepSubscription(context, wanted, await desk.ask(context, wanted, signal));
  } catch (error) {
    if (!(error instanceof PlatformError) || error.fault === 'unreachable') throw error;
    // From before a restore or by another instance: the next run takes it over.
    if (desk.isThere(error)) comparedOf(context).at = 0;
    else if (error.fault === 'limited') throw error;
    const failed = { state: 'failed', detail: error.message, remote_id: null } as const;
    const next_attempt_at = new Date(+context.now() + RETRY);
    await keepSubscription(context, wanted, { ...failed, next_attempt_at });
  }
}
