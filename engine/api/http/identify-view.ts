import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { mayDo } from '#domain/operators/rights.ts';
import { and, eq, ne, sql } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';
import { operatorRoles } from '../store/tables/operators.ts';
import { ApiError } from './api-error.ts';
import type { CreatorCaller } from './caller.ts';
import type { ApiServices } from './services.ts';

/** How `Authorization` says that what follows is the token of a view. */
const SCHEME = /^view\s+/i;

/** The token of a view, where a call carries one. */
export const viewTokenOf = (authorization: string | undefined): string | undefined =>
  authorization && SCHEME.test(authorization) ? authorization.replace(SCHEME, '') : undefined;

/**
 * The creator whom an operator sees, for a call that a view may make. The token alone opens nothing:
 * the operator's session and role are looked up each time, and that the creator is still there.
 * @throws ApiError AUTH_TOKEN_EXPIRED, AUTH_TOKEN_INVALID, PROGRAM_MISMATCH, VIEW_READ_ONLY;
 *   SESSION_ENDED where the operator is signed out or may not see creators so any more, or the
 *   creator is gone
 */
export async function identifyView(
  { viewable }: Endpoint,
  token: string,
  uuid: string | undefined,
  services: ApiServices,
): Promise<CreatorCaller> {
  const verified = await services.viewTokens.verify(token.trim());
  if (!verified.ok)
    throw new ApiError(verified.reason === 'expired' ? 'AUTH_TOKEN_EXPIRED' : 'AUTH_TOKEN_INVALID');
  const { sub, sid, operator, uuid: program_uuid, at } = verified.claims;
  if (uuid !== undefined && uuid !== program_uuid) throw new ApiError('PROGRAM_MISMATCH');
  const program = services.programs.byUuid(program_uuid);
  const state = await services.sessions.state(sid, services.now());
  if (!program || state !== 'active') throw new ApiError('SESSION_ENDED');
  const [found] = await services.store.database
    .select({ role: operatorRoles.role })
    .from(operatorRoles)
    .innerJoin(
      creators,
      and(
        eq(creators.id, sub),
        eq(creators.program_uuid, operatorRoles.program_uuid),
        ne(creators.status, 'deleted'),
      ),
    )
    .where(
      and(eq(operatorRoles.operator_id, operator), eq(operatorRoles.program_uuid, program_uuid)),
    );
  if (!found || !mayDo(found.role, 'see_as_creators')) throw new ApiError('SESSION_ENDED');
  if (!viewable) throw new ApiError('VIEW_READ_ONLY');
  return {
    ...{ kind: 'creator', creator_id: sub, session_id: sid, program, viewed_by: operator },
    ...(at === undefined ? {} : { as_of: new Date(at) }),
  };
}

/**
 * Answers a call of a view in a transaction that cannot write, whatever its handler does.
 * `work` reads the store alone.
 */
export function readingOnly<T>({ store }: ApiServices, work: () => Promise<T>): Promise<T> {
  return store.transaction(async () => {
    await store.database.execute(sql`set transaction read only`);
    return work();
  });
}
