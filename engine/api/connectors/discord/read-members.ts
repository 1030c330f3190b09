import { neededServers } from '#domain/connectors/metric-source.ts';
import { readAppliedMetrics } from '../../core/connections/applied-metrics.ts';
import { dueConnections, noteRead, noteUnread, readableAs } from '../connection-rows.ts';
import type { Connection, ConnectorContext } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { type ObservedMembership, observeMemberships } from '../observe-publications.ts';
import { PlatformError } from '../platform-fetch.ts';
import { noteAnswer } from '../platform-state.ts';
import { askDiscord, UNKNOWN_PERSON, UNKNOWN_SERVER } from './discord-api.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Accounts that are taken at a time; each of their servers is a request. */
const BATCH = 50;
const SIMULATED_EVERY = 10 * SECOND;

interface Member {
  readonly joined_at?: string | null;
  readonly roles?: readonly string[];
}

/** What one run knows: the servers of each program, and those that do not let the bot in. */
interface Run {
  readonly context: ConnectorContext;
  readonly signal: AbortSignal;
  readonly servers: Map<string, readonly string[]>;
  readonly closed: Map<string, PlatformError>;
}

/**
 * Asks of the accounts that are due whether they are on the servers that their programs name. A server
 * that does not let the bot in is asked once in a run and keeps nobody from the others.
 * @throws PlatformError the last of those, so that operators are told
 */
export async function readMembers(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const run: Run = { context, signal, servers: new Map(), closed: new Map() };
  for (;;) {
    const due = await dueConnections(context, BATCH);
    if (due.length === 0 || signal.aborted) break;
    const accounts = [...new Set(due.flatMap(({ account_id }) => account_id ?? []))];
    const linked = Map.groupBy(await readableAs(context, accounts), (one) => one.account_id ?? '');
    for (const [index, account] of accounts.entries()) {
      if (signal.aborted) return;
      try {
        await readAccount(run, account, linked.get(account) ?? []);
      } catch (error) {
        if (error instanceof PlatformError) await putOff(context, accounts.slice(index), error);
        throw error;
      }
    }
  }
  const [closed] = [...run.closed.values()].slice(-1);
  if (closed) throw closed;
}

async function readAccount(
  run: Run,
  account: string,
  connections: readonly Connection[],
): Promise<void> {
  const { context } = run;
  const wanted = new Set<string>();
  for (const { program_uuid, consents } of connections)
    if (consents.memberships)
      for (const server of await serversOf(run, program_uuid)) wanted.add(server);
  const seen: ObservedMembership[] = [];
  for (const server of wanted) {
    const membership = await membershipOf(run, server, account);
    if (membership) seen.push(membership);
  }
  if (seen.length > 0) await noteAnswer(context);
  const now = context.now();
  const next = new Date(+now + (context.access.simulated ? SIMULATED_EVERY : HOUR));
  await context.store.transaction(async () => {
    await observeMemberships(context.store, seen, now);
    if (seen.length === 0 && wanted.size > 0)
      await noteUnread(context, [account], { fault: 'refused', next });
    else await noteRead(context, [account], { by: 'poll', next });
  });
}

/** The servers that a program’s metrics name. */
async function serversOf({ context, servers }: Run, program_uuid: string) {
  const known = servers.get(program_uuid);
  if (known) return known;
  const metrics = await readAppliedMetrics(context.store, program_uuid);
  const found = neededServers(metrics, context.platform);
  servers.set(program_uuid, found);
  return found;
}

/** Whether an account is on a server; undefined where that does not let the bot in. @throws PlatformError */
async function membershipOf(
  { context, signal, closed }: Run,
  group_id: string,
  account_id: string,
): Promise<ObservedMembership | undefined> {
  if (closed.has(group_id)) return undefined;
  const { platform, access } = context;
  const of = { platform, account_id, group_id };
  try {
    const path = `/guilds/${group_id}/members/${encodeURIComponent(account_id)}`;
    const { joined_at, roles = [] } = await askDiscord<Member>(access, path, signal);
    return { ...of, member: true, roles, since: momentOf(joined_at) ?? null };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const code = error.reason ?? '';
    if (UNKNOWN_PERSON.includes(code)) return { ...of, member: false, roles: [], since: null };
    if (!UNKNOWN_SERVER.includes(code)) throw error;
    const told = `The bot is not on the server ${group_id}: invite it there, or take the server out of the campaign.`;
    closed.set(group_id, new PlatformError('refused', told, { reason: code }));
    return undefined;
  }
}

/** Accounts that could not be read are tried again, all of them, once the platform may answer. */
async function putOff(
  context: ConnectorContext,
  accounts: readonly string[],
  error: PlatformError,
) {
  const wait = Math.max(MINUTE, (error.retryAfter ?? 0) * SECOND);
  const fault =
    error.fault === 'unreachable' || error.fault === 'limited' ? 'unreachable' : 'refused';
  await noteUnread(context, accounts, { fault, next: new Date(+context.now() + wait) });
}
