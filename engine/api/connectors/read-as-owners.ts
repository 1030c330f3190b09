import type { Store } from '../store/store.ts';
import { NoTokenError } from './ask-as-person.ts';
import { dueConnections, noteLater, noteRead, noteUnread, readableAs } from './connection-rows.ts';
import type { Connection, ConnectorContext } from './connector.ts';
import {
  type ObservedPublication,
  observeGone,
  observePublications,
} from './observe-publications.ts';
import { noteNotGranted } from './person-tokens.ts';
import { PlatformError } from './platform-fetch.ts';
import { noteAnswer } from './platform-state.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const EVERY = 15 * MINUTE;
const SIMULATED_EVERY = 10 * SECOND;
/** What is older decides nothing any more. */
const LOOKED_BACK = 30 * DAY;
/** Accounts that are taken at a time. */
const BATCH = 50;
/** Of them at the same time: one that does not answer holds up few. */
const LANES = 4;
/** After so many in a row that were not answered, the platform itself is taken to be away. */
const AWAY = 5;
/** After which an account is looked at again whose tokens somebody else is exchanging. */
const BUSY = 10 * SECOND;

/** What was found of an account. */
export interface FoundPublications {
  readonly publications: readonly ObservedPublication[];
  /** Ids of those that were there, and are not any more. */
  readonly gone: readonly string[];
}

/** How a platform is asked what an account published, with the token of its owner. */
export interface OwnerReading {
  /** The scope that it takes. */
  readonly scope: string;
  /**
   * What an account published since a moment, and what was known of it and is gone.
   * @throws NoTokenError, PlatformError
   */
  readonly find: (
    context: ConnectorContext,
    asked: { readonly account_id: string; readonly since: Date; readonly signal: AbortSignal },
  ) => Promise<FoundPublications>;
  /** Whether a refusal says that the owner grants less than the scope. */
  readonly isNotGranted: (error: PlatformError) => boolean;
}

/** Until when a platform is left alone after too many requests, by the store whose accounts are read. */
const rests = new WeakMap<Store, Map<string, Date>>();

/** What one run knows. */
interface Run {
  readonly context: ConnectorContext;
  readonly reading: OwnerReading;
  readonly signal: AbortSignal;
  /** How many in a row were not answered. */
  unanswered: number;
  /** Why nobody else is asked in this run. */
  ended: PlatformError | undefined;
  /** The last that was in the way of any account. */
  failed: PlatformError | undefined;
}

/**
 * Reads what the accounts that are due published, those that wait longest first. What is wrong with one
 * is noted there and keeps nobody from the others, but too many requests, or silence again and again.
 * @throws PlatformError the last that was in the way, so that operators are told
 */
export async function readAsOwners(
  context: ConnectorContext,
  reading: OwnerReading,
  signal: AbortSignal,
): Promise<void> {
  if (context.now() < (rests.get(context.store)?.get(context.platform) ?? 0)) return;
  const run: Run = {
    ...{ context, reading, signal },
    ...{ unanswered: 0, ended: undefined, failed: undefined },
  };
  for (;;) {
    const due = await dueConnections(context, BATCH);
    if (due.length === 0 || signal.aborted) break;
    const accounts = [...new Set(due.flatMap(({ account_id }) => account_id ?? []))];
    const linked = Map.groupBy(await readableAs(context, accounts), (one) => one.account_id ?? '');
    const left = accounts.values();
    const lane = async () => {
      for (const account of left) {
        if (signal.aborted) return;
        if (run.ended) await putOff(run, account, run.ended);
        else await readAccount(run, account, linked.get(account) ?? []);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (run.ended) break;
  }
  if (run.failed) throw run.failed;
}

async function readAccount(
  run: Run,
  account_id: string,
  connections: readonly Connection[],
): Promise<void> {
  const { context, reading, signal } = run;
  const { store, platform, access, now } = context;
  try {
    const asked = now();
    const found = await reading.find(context, {
      ...{ account_id, signal },
      since: sinceOf(connections, asked),
    });
    run.unanswered = 0;
    await noteAnswer(context);
    const every = access.simulated ? SIMULATED_EVERY : EVERY;
    await store.transaction(async () => {
      // First, so that who withdraws meanwhile waits, and deletes what is noted here.
      await noteRead(context, [account_id], { by: 'poll', next: new Date(+asked + every) });
      const still = await readableAs(context, [account_id]);
      if (!still.some(({ consents }) => consents.publications)) return;
      await observePublications(store, found.publications, now());
      await observeGone(store, platform, found.gone, now());
    });
  } catch (error) {
    if (error instanceof NoTokenError) await noteNoToken(context, account_id, error);
    else if (error instanceof PlatformError) await noteFailed(run, account_id, error);
    else throw error;
  }
}

/** From when on an account is read: what nobody agreed to have read is left alone. */
function sinceOf(connections: readonly Connection[], at: Date): Date {
  const agreed = connections.flatMap(({ consents }) => {
    const since = consents.publications?.at;
    return since === undefined ? [] : [Date.parse(since)];
  });
  return new Date(Math.max(+at - LOOKED_BACK, Math.min(+at, ...agreed)));
}

async function noteNoToken(
  context: ConnectorContext,
  account_id: string,
  { state }: NoTokenError,
): Promise<void> {
  const after = (wait: number) => new Date(+context.now() + wait);
  if (state === 'busy') await noteLater(context, account_id, after(BUSY));
  // Linked for it, in whichever program, it is due at once.
  else if (state !== 'ended')
    await noteUnread(context, [account_id], { fault: 'permission_missing', next: after(DAY) });
}

async function noteFailed(run: Run, account_id: string, error: PlatformError): Promise<void> {
  const { context, reading } = run;
  if (reading.isNotGranted(error)) {
    await noteNotGranted(context, account_id, [reading.scope]);
    await noteNoToken(context, account_id, new NoTokenError('not_granted'));
    return;
  }
  run.failed = error;
  run.unanswered = error.fault === 'unreachable' ? run.unanswered + 1 : 0;
  if (error.fault === 'limited') leaveAlone(context, error);
  if (error.fault === 'limited' || run.unanswered >= AWAY) run.ended = error;
  await putOff(run, account_id, error);
}

function leaveAlone(context: ConnectorContext, error: PlatformError): void {
  const of = rests.get(context.store) ?? new Map<string, Date>();
  rests.set(context.store, of.set(context.platform, restOf(context, error)));
}

const restOf = ({ now }: ConnectorContext, { retryAfter = 0 }: PlatformError) =>
  new Date(+now() + Math.max(MINUTE, retryAfter * SECOND));

/** An account that could not be read is tried again once its platform may answer. */
async function putOff({ context }: Run, account_id: string, error: PlatformError): Promise<void> {
  const away = error.fault === 'unreachable' || error.fault === 'limited';
  await noteUnread(context, [account_id], {
    fault: away ? 'unreachable' : 'refused',
    next: away ? restOf(context, error) : new Date(+context.now() + EVERY),
  });
}
