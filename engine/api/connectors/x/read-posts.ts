import type { Store } from '../../store/store.ts';
import { dueConnections, noteUnread, readableAs } from '../connection-rows.ts';
import type { ConnectorContext } from '../connector.ts';
import { PlatformError } from '../platform-fetch.ts';
import { SHARE_IS_OVER } from './quota.ts';
import { EVERY, readAccount } from './read-account.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Accounts that are taken at a time; each is a request, one after another, as they share a budget. */
const BATCH = 50;
/** After so many in a row that were not answered, X itself is taken to be away. */
const AWAY = 2;
const AWAY_FOR = 5 * MINUTE;

/** How many requests in a row X has not answered, by the store whose accounts are read. */
const unanswered = new WeakMap<Store, number>();

/**
 * Reads the accounts that are due, those that wait longest first. What is wrong with one is noted there
 * and keeps nobody from the others; what is wrong with X, or with the budget, ends the run.
 * @throws PlatformError the last that was in the way, so that operators are told
 */
export async function readPosts(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  let failed: PlatformError | undefined;
  for (;;) {
    const accounts = await dueAccounts(context);
    if (accounts.length === 0 || signal.aborted) break;
    const linked = Map.groupBy(await readableAs(context, accounts), (one) => one.account_id ?? '');
    for (const account_id of accounts) {
      if (signal.aborted) return;
      const error = await readOne(context, account_id, linked.get(account_id) ?? [], signal);
      if (error && !isOfAccount(error)) failed = error;
      if (!error || !isOfAll(context, error)) continue;
      await putOff(context, [account_id], error);
      for (;;) {
        const others = await dueAccounts(context);
        if (others.length === 0) throw error;
        await putOff(context, others, error);
      }
    }
  }
  if (failed) throw failed;
}

async function dueAccounts(context: ConnectorContext): Promise<readonly string[]> {
  const due = await dueConnections(context, BATCH);
  return [...new Set(due.flatMap(({ account_id }) => account_id ?? []))];
}

/** @returns what was in the way of it */
async function readOne(
  context: ConnectorContext,
  account_id: string,
  connections: Awaited<ReturnType<typeof readableAs>>,
  signal: AbortSignal,
): Promise<PlatformError | undefined> {
  const { store } = context;
  const shy = (unanswered.get(store) ?? 0) > 0;
  try {
    const error = await readAccount(context, { account_id, connections, shy, signal });
    if (error && isSilence(error)) unanswered.set(store, 1);
    else unanswered.delete(store);
    return error;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (isSilence(error)) unanswered.set(store, (unanswered.get(store) ?? 0) + 1);
    await putOff(context, [account_id], error);
    return error;
  }
}

const isSilence = ({ fault }: PlatformError) => fault === 'unreachable';

/** X says of an account's id that it is none. */
const isOfAccount = ({ fault, status }: PlatformError) =>
  fault === 'refused' && (status === 400 || status === 404);

/** Whether the others would be answered the same. */
function isOfAll({ store }: ConnectorContext, error: PlatformError): boolean {
  if (error.fault === 'unreachable') return (unanswered.get(store) ?? 0) >= AWAY;
  return !isOfAccount(error) && error.reason !== SHARE_IS_OVER;
}

/** Accounts that could not be read are tried again once X may answer, and the budget may have some left. */
async function putOff(
  context: ConnectorContext,
  accounts: readonly string[],
  { fault, retryAfter = 0 }: PlatformError,
): Promise<void> {
  const told = Math.max(MINUTE, retryAfter * SECOND);
  // Budgets are given back what others took and did not need: it is worth a look before the day is over.
  const waits = {
    unreachable: AWAY_FOR,
    limited: Math.min(told, EVERY),
    unauthorized: HOUR,
    refused: HOUR,
  };
  const shown = fault === 'unreachable' || fault === 'limited' ? 'unreachable' : 'refused';
  await noteUnread(context, accounts, {
    fault: shown,
    next: new Date(+context.now() + waits[fault]),
  });
}
