import { OPERATOR_TOKEN_PREFIX } from '#contract/operator/operator-token-endpoints.ts';
import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { LEAST_ROLE, lesserRole } from '#domain/operators/rights.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOperator } from '../core/auth/pinned-account.ts';
import { ApiError } from '../http/api-error.ts';
import { OPERATOR_TOKEN } from '../http/identify-operator-token.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { and, count, desc, eq, getTableColumns, gt, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorTokens } from '../store/tables/operator-tokens.ts';
import { operatorRoles } from '../store/tables/operators.ts';
import { sessions } from '../store/tables/sessions.ts';
import type { RoleActor } from './roles.ts';
import { requireServiceAccount } from './service-accounts.ts';

const { token_hash: _hash, ...SHOWN } = getTableColumns(operatorTokens);

/** An access token as it is shown: without what it is. */
export type OperatorTokenRow = Omit<typeof operatorTokens.$inferSelect, 'token_hash'>;

/** So many of an operator are in use in a program, and so many of a program are listed. */
const MOST = { inUse: 20, listed: 500 } as const;

const DAY = 86_400_000;

export interface WantedToken {
  readonly program_uuid: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly expires_in_days: number;
  /** The service account that is to call with it; absent: whoever creates it. */
  readonly operator_id?: string | undefined;
  /** Of whoever creates it. */
  readonly session_id: string | undefined;
}

/**
 * Creates an access token of the actor, or of a service account. The token itself is in this answer alone: only its
 * fingerprint is kept.
 * @throws ApiError SIGN_IN_NEEDED, SESSION_ENDED, NOT_ALLOWED, ROLE_INSUFFICIENT,
 *   SERVICE_ACCOUNT_UNKNOWN, OPERATOR_TOKENS_FULL
 */
export async function createOperatorToken(
  store: Store,
  secrets: Secrets,
  wanted: WantedToken,
  { at, ...actor }: RoleActor,
): Promise<OperatorTokenRow & { readonly token: string }> {
  const { program_uuid, name, role, expires_in_days } = wanted;
  const token = `${OPERATOR_TOKEN_PREFIX}${secrets.opaqueToken()}`;
  const operator_id = wanted.operator_id ?? actor.actor_id;
  return store.transaction(async () => {
    // Two at once are counted one after the other, and none comes after those of a role were ended.
    await lockOperator(store, actor.actor_id);
    await requireStanding(store, actor.actor_id, wanted);
    if (wanted.operator_id !== undefined) {
      await lockOperator(store, operator_id);
      const account = await requireServiceAccount(store, program_uuid, operator_id);
      requireRole(account.role, role);
    }
    const [inUse] = await store.database
      .select({ count: count() })
      .from(operatorTokens)
      .where(and(ownIn(operator_id, program_uuid), usable(at)));
    if ((inUse?.count ?? 0) >= MOST.inUse) throw new ApiError('OPERATOR_TOKENS_FULL');
    const expires_at = new Date(at.getTime() + expires_in_days * DAY);
    const [created] = await store.database
      .insert(operatorTokens)
      .values({
        ...{ operator_id, program_uuid, name, role, created_at: at, expires_at },
        token_hash: secrets.fingerprint(OPERATOR_TOKEN, token),
      })
      .returning(SHOWN);
    if (!created) throw new Error('The store took an access token and did not return it.');
    await writeAudit(store, {
      ...{ ...actor, program_uuid, subject_kind: 'operator', subject_id: operator_id },
      action: 'operator_token.create',
      details: { token_id: created.id, name, role, expires_at: expires_at.toISOString() },
    });
    return { ...created, token };
  });
}

/**
 * Whether the operator, who is locked, still has the role and the session that the call began with.
 */
async function requireStanding(
  { database }: Store,
  operator_id: string,
  { program_uuid, session_id, operator_id: service }: WantedToken,
): Promise<void> {
  // No access token makes another.
  if (session_id === undefined) throw new ApiError('SIGN_IN_NEEDED');
  const session = and(eq(sessions.id, session_id), isNull(sessions.revoked_at));
  if ((await database.$count(sessions, session)) === 0) throw new ApiError('SESSION_ENDED');
  const [granted] = await database
    .select({ role: operatorRoles.role })
    .from(operatorRoles)
    .where(
      and(eq(operatorRoles.operator_id, operator_id), eq(operatorRoles.program_uuid, program_uuid)),
    );
  if (!granted) throw new ApiError('NOT_ALLOWED');
  if (service !== undefined) requireRole(granted.role, LEAST_ROLE.manage_operators);
}

/** Whether a role is at least the one that is needed. @throws ApiError ROLE_INSUFFICIENT */
export function requireRole(role: OperatorRole, needed: OperatorRole): void {
  if (lesserRole(needed, role) !== needed)
    throw new ApiError('ROLE_INSUFFICIENT', { role, needed });
}

/**
 * Ends an access token at once.
 * @param of whose it has to be; undefined: anybody's
 * @returns false where the program has no such token in use
 */
export async function endOperatorToken(
  store: Store,
  program_uuid: string,
  { id, of }: { readonly id: string; readonly of: string | undefined },
  { at, ...actor }: RoleActor,
): Promise<boolean> {
  return store.transaction(async () => {
    const [ended] = await store.database
      .update(operatorTokens)
      .set({ ended_at: at })
      .where(
        and(
          eq(operatorTokens.id, id),
          eq(operatorTokens.program_uuid, program_uuid),
          of === undefined ? undefined : eq(operatorTokens.operator_id, of),
          isNull(operatorTokens.ended_at),
        ),
      )
      .returning({ name: operatorTokens.name, operator_id: operatorTokens.operator_id });
    if (!ended) return false;
    await writeAudit(store, {
      ...{ ...actor, program_uuid, subject_kind: 'operator', subject_id: ended.operator_id },
      action: 'operator_token.end',
      details: { token_id: id, name: ended.name },
    });
    return true;
  });
}

/**
 * Access tokens of a program: those in use first, the newest of each first.
 * @param of whose; undefined: everybody's
 */
export async function readOperatorTokens(
  { database }: Store,
  program_uuid: string,
  of: string | undefined,
  now: Date,
): Promise<OperatorTokenRow[]> {
  return database
    .select(SHOWN)
    .from(operatorTokens)
    .where(
      of === undefined ? eq(operatorTokens.program_uuid, program_uuid) : ownIn(of, program_uuid),
    )
    .orderBy(desc(sql`${usable(now)}`), desc(operatorTokens.created_at), desc(operatorTokens.id))
    .limit(MOST.listed);
}

const ownIn = (operator_id: string, program_uuid: string) =>
  and(eq(operatorTokens.operator_id, operator_id), eq(operatorTokens.program_uuid, program_uuid));

const usable = (at: Date) =>
  and(isNull(operatorTokens.ended_at), gt(operatorTokens.expires_at, at));
