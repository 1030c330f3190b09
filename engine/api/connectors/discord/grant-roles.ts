import { CONNECTOR_PROVIDERS } from '#contract/vocabulary/connector-words.ts';
import type { RoleFault } from '#contract/vocabulary/role-words.ts';
import { nextRoleAttempt, nextRoleStep, type RolePlace } from '#domain/rewards/role-grant.ts';
import { announce } from '../../core/events/announce.ts';
import { creatorChannel } from '../../core/events/channels.ts';
import { lockCreator } from '../../core/ledger/lock-creator.ts';
import { fulfilGranted } from '../../core/rewards/fulfil-granted.ts';
import {
  endAttempt,
  isHeldBesides,
  noteHeld,
  putOffRoles,
  type RoleOutcome,
  type RoleRow,
  renewBesides,
  type TakenRole,
  takeRole,
} from '../../core/roles/role-rows.ts';
import type { ConnectorContext } from '../connector.ts';
import { PlatformError } from '../platform-fetch.ts';
import { noteHeard } from '../platform-state.ts';
import {
  changeRole,
  FORBIDDEN,
  UNKNOWN_PERSON,
  UNKNOWN_ROLE,
  UNKNOWN_SERVER,
} from './discord-api.ts';

const SECOND = 1_000;
/** Longer than a request may take: nobody else is at a role while one is under way. */
const LEASE = 30 * SECOND;
/** While nobody can be asked, the next one is tried after so long at the least. */
const REST = 5 * SECOND;
/** At the most, where a simulator stands in: people look at it. */
const SIMULATED_WAIT = 5 * SECOND;

/** Faults of the platform as a whole: what is due besides would only meet them, too. */
const OF_ALL: readonly PlatformError['fault'][] = ['unreachable', 'limited', 'unauthorized'];

/**
 * Gives the roles that rewards promised, and takes those of rewards that were given back or whose
 * account is linked no more, until none is due. Each step is such that it may be done again: where a
 * process ends on the way, the next one gives or takes the same role once more, which changes nothing.
 */
export async function grantRoles(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const { store, now } = context;
  const provider = CONNECTOR_PROVIDERS.discord;
  while (!signal.aborted) {
    const taken = await takeRole(store, now(), { lease: LEASE, provider });
    if (!taken) return;
    const error = await attempt(context, taken, signal);
    if (error && OF_ALL.includes(error.fault)) {
      context.log.warn({ fault: error.fault, status: error.status }, error.message);
      const wait = Math.max((error.retryAfter ?? 0) * SECOND, REST);
      await putOffRoles(store, new Date(now().getTime() + wait));
      return;
    }
  }
}

/** One step of one role. @returns what the platform refused it with */
async function attempt(
  context: ConnectorContext,
  taken: TakenRole,
  signal: AbortSignal,
): Promise<PlatformError | undefined> {
  const { row, wanted } = taken;
  try {
    await step(context, taken, signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    await end(context, row, failed(context, row, error, wanted === 'ended' ? 'ending' : 'pending'));
    return error;
  }
}

async function step(
  context: ConnectorContext,
  { row, held, granted, wanted }: TakenRole,
  signal: AbortSignal,
): Promise<void> {
  const { store, now } = context;
  const next = nextRoleStep({ held, granted, wanted });
  if (next === 'take' && held) {
    await take(context, row, held, signal);
    return;
  }
  if (next === 'give' && typeof wanted !== 'string') {
    // Written first: where this process ends before it is noted, it is known what to take back.
    if (!(await noteHeld(store, row, wanted))) return;
    await changeRole(context.access, 'PUT', wanted, { reason: reasonOf(row, 'given'), signal });
    await noteHeard(context);
    await end(context, row, { state: 'granted', granted_at: now(), next_attempt_at: null });
    return;
  }
  const fault = next === 'wait' && typeof wanted === 'string' && wanted !== 'ended' ? wanted : null;
  const state = fault ? 'pending' : wanted === 'ended' ? 'ended' : 'granted';
  await end(context, row, { state, fault, next_attempt_at: null });
}

/** Takes a role from where it may be, unless somebody has it by another reward, too. */
async function take(
  context: ConnectorContext,
  row: RoleRow,
  held: RolePlace,
  signal: AbortSignal,
): Promise<void> {
  const { store, now } = context;
  if (!(await isHeldBesides(store, row, held))) {
    try {
      await changeRole(context.access, 'DELETE', held, { reason: reasonOf(row, 'taken'), signal });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    await noteHeard(context);
    // Another reward may have given it just before it was taken.
    await renewBesides(store, row, held, now());
  }
  const state = row.state === 'ending' ? 'ending' : 'pending';
  await end(context, row, { state, held: null, granted_at: null, next_attempt_at: now() });
}

/** Whoever left the server, or a role that was deleted, has nothing left to take. */
const isGone = (error: unknown): boolean =>
  error instanceof PlatformError &&
  [...UNKNOWN_PERSON, ...UNKNOWN_ROLE].includes(error.reason ?? '');

/** Notes what came of an attempt, and tells the person’s open pages. */
async function end(context: ConnectorContext, row: RoleRow, outcome: RoleOutcome): Promise<void> {
  const { store, now } = context;
  const { program_uuid, creator_id, redemption_id } = row;
  await store.transaction(async () => {
    // In the order in which whoever redeems or refunds a reward takes these locks.
    const creator = await lockCreator(store, program_uuid, creator_id);
    const ended = await endAttempt(store, row, outcome, now());
    if (!creator || ended !== 'stands') return;
    const told = outcome.state === 'granted' && (await fulfilGranted(store, redemption_id, now()));
    const same = outcome.state === row.state && (outcome.fault ?? null) === row.fault;
    if (told || same) return;
    await announce(store, creatorChannel(creator_id), {
      ...{ kind: 'redemption_changed', redemption_id },
    });
  });
}

function failed(
  { now, access }: ConnectorContext,
  row: RoleRow,
  error: PlatformError,
  state: 'pending' | 'ending',
): RoleOutcome {
  const fault = faultOf(error);
  // That others asked too much says nothing of this role.
  const attempts = error.fault === 'limited' ? row.attempts : row.attempts + 1;
  const waited = now().getTime() - row.wished_at.getTime();
  const { retryAfter } = error;
  const wait = nextRoleAttempt({ fault, attempts, waited, retryAfter }, Math.random());
  const shown = error.fault === 'limited' ? row.fault : fault;
  const detail = error.message.slice(0, 300);
  const known = { fault: shown, detail, attempts };
  if (wait === undefined)
    return { ...known, state: state === 'ending' ? 'ended' : 'failed', next_attempt_at: null };
  const short =
    access.simulated && retryAfter === undefined ? Math.min(wait, SIMULATED_WAIT) : wait;
  return { ...known, state, next_attempt_at: new Date(now().getTime() + short) };
}

function faultOf({ fault, reason = '' }: PlatformError): RoleFault {
  if (fault === 'unreachable' || fault === 'limited') return 'unreachable';
  if (fault === 'unauthorized') return 'unauthorized';
  if (UNKNOWN_PERSON.includes(reason)) return 'not_a_member';
  if (UNKNOWN_SERVER.includes(reason)) return 'server_unknown';
  if (UNKNOWN_ROLE.includes(reason)) return 'role_unknown';
  return FORBIDDEN.includes(reason) ? 'forbidden' : 'refused';
}

const reasonOf = ({ redemption_id }: RoleRow, done: 'given' | 'taken') =>
  done === 'given'
    ? `Reward ${redemption_id} was redeemed.`
    : `Reward ${redemption_id} was given back, or its account is linked no more.`;
