import { OPERATOR_TOKEN_PREFIX } from '#contract/operator/operator-token-endpoints.ts';
import { type OperatorAction, SIGNED_IN_ACTIONS } from '#contract/vocabulary/operator-words.ts';
import { LEAST_ROLE, lesserRole, mayDo } from '#domain/operators/rights.ts';
import { and, eq, inArray, isNull } from '../store/drizzle.ts';
import { operatorTokens } from '../store/tables/operator-tokens.ts';
import { operatorRoles } from '../store/tables/operators.ts';
import { ApiError } from './api-error.ts';
import type { OperatorCaller, ProgramOperatorCaller } from './caller.ts';
import { noteUse } from './note-use.ts';
import type { ApiServices } from './services.ts';

/** Purpose of the fingerprints under which access tokens are kept. */
export const OPERATOR_TOKEN = 'operator-token';

/** The access token that an `Authorization` header carries; undefined where it carries none. */
export function operatorTokenOf(header: string | undefined): string | undefined {
  const token = header?.replace(/^bearer\s+/i, '');
  return token?.startsWith(OPERATOR_TOKEN_PREFIX) ? token : undefined;
}

/**
 * As whom an access token calls. What its operator may no longer do, it may not either.
 * @throws ApiError AUTH_TOKEN_INVALID, AUTH_TOKEN_EXPIRED, NOT_ALLOWED, ROLE_INSUFFICIENT,
 *   SIGN_IN_NEEDED
 */
export async function identifyOperatorToken(
  token: string,
  action: OperatorAction | undefined,
  uuid: string | undefined,
  { store, programs, secrets, now }: Pick<ApiServices, 'store' | 'programs' | 'secrets' | 'now'>,
): Promise<OperatorCaller | ProgramOperatorCaller> {
  const hashes = [...secrets.fingerprints(OPERATOR_TOKEN, token)];
  const [found] = await store.database
    .select({ token: operatorTokens, granted: operatorRoles.role })
    .from(operatorTokens)
    .leftJoin(
      operatorRoles,
      and(
        eq(operatorRoles.operator_id, operatorTokens.operator_id),
        eq(operatorRoles.program_uuid, operatorTokens.program_uuid),
      ),
    )
    .where(and(inArray(operatorTokens.token_hash, hashes), isNull(operatorTokens.ended_at)));
  if (!found) throw new ApiError('AUTH_TOKEN_INVALID');
  const { operator_id, program_uuid, expires_at } = found.token;
  if (expires_at <= now()) throw new ApiError('AUTH_TOKEN_EXPIRED');
  if (!found.granted) throw new ApiError('NOT_ALLOWED');
  const role = lesserRole(found.token.role, found.granted);
  const caller = { kind: 'operator', operator_id, limited_to: { program_uuid, role } } as const;
  if (!action) {
    await noteUse(store, operatorTokens, found.token, now());
    return caller;
  }
  const program = programs.byUuid(program_uuid);
  if (!program || uuid !== program_uuid) throw new ApiError('NOT_ALLOWED');
  if (!mayDo(role, action))
    throw new ApiError('ROLE_INSUFFICIENT', { role, needed: LEAST_ROLE[action] });
  if (SIGNED_IN_ACTIONS.includes(action)) throw new ApiError('SIGN_IN_NEEDED');
  await noteUse(store, operatorTokens, found.token, now());
  return { ...caller, program, role };
}
