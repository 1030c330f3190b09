import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorRoles } from '../store/tables/operators.ts';
import { grantRole } from './roles.ts';

/**
 * Makes somebody the owner of each of these programs that has none yet: the first way into the
 * console. Programs that have an owner stay as they are, so that it may be asked at each start.
 * @returns how many programs were given an owner
 * @throws ApiError REQUEST_INVALID where the address is none
 */
export async function grantFirstOwner(
  store: Store,
  programs: readonly string[],
  email: string,
  at: Date,
): Promise<number> {
  if (programs.length === 0) return 0;
  const owned = await store.database
    .selectDistinct({ uuid: operatorRoles.program_uuid })
    .from(operatorRoles)
    .where(
      and(inArray(operatorRoles.program_uuid, [...programs]), eq(operatorRoles.role, 'owner')),
    );
  const known = new Set(owned.map(({ uuid }) => uuid));
  const without = programs.filter((uuid) => !known.has(uuid));
  const actor = { actor_kind: 'system', actor_id: 'MARQUEE_OWNER_EMAIL', at } as const;
  for (const uuid of without) await grantRole(store, uuid, { email, role: 'owner' }, actor);
  return without.length;
}
