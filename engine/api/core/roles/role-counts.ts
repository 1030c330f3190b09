import type { PlatformHealth } from '#contract/connections/platform-endpoints.ts';
import type { RoleFault } from '#contract/vocabulary/role-words.ts';
import { and, eq, inArray, isNotNull, or, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { roleGrants } from '../../store/tables/role-grants.ts';

/** What an operator has to mend, or whoever runs the server. */
const TROUBLES: readonly RoleFault[] = [
  'forbidden',
  'server_unknown',
  'role_unknown',
  'unauthorized',
  'refused',
];

/** How the roles of a program stand. */
export type RoleCounts = NonNullable<PlatformHealth['roles']>;

/** Counts the roles that rewards of a program promised; null where none did. */
export async function countRoles(
  { database }: Store,
  program_uuid: string,
): Promise<RoleCounts | null> {
  const rows = await database
    .select({
      state: roleGrants.state,
      fault: roleGrants.fault,
      roles: sql<number>`count(*)::int`,
      detail: sql<
        string | null
      >`(array_agg(${roleGrants.detail} order by ${roleGrants.fault_since} desc nulls last))[1]`,
    })
    .from(roleGrants)
    .where(eq(roleGrants.program_uuid, program_uuid))
    .groupBy(roleGrants.state, roleGrants.fault)
    .orderBy(roleGrants.fault, roleGrants.state);
  if (rows.length === 0) return null;
  const sum = (list: typeof rows) => list.reduce((total, { roles }) => total + roles, 0);
  const well = rows.filter(({ fault }) => fault === null);
  const faulty = rows.flatMap(({ fault, ...rest }) => (fault === null ? [] : { fault, ...rest }));
  return {
    granted: sum(rows.filter(({ state }) => state === 'granted')),
    waiting: sum(well.filter(({ state }) => state === 'pending' || state === 'ending')),
    faults: [...Map.groupBy(faulty, ({ fault }) => fault)].map(([fault, list]) => ({
      fault,
      roles: list.reduce((total, { roles }) => total + roles, 0),
      detail: list.find(({ detail }) => detail !== null)?.detail ?? null,
    })),
  };
}

/** Whether roles of a program cannot be given or taken until an operator does something, or were given up. */
export async function hasRoleTroubles({ database }: Store, program_uuid: string): Promise<boolean> {
  const found = await database
    .select({ id: roleGrants.redemption_id })
    .from(roleGrants)
    .where(
      and(
        eq(roleGrants.program_uuid, program_uuid),
        isNotNull(roleGrants.fault),
        or(inArray(roleGrants.fault, [...TROUBLES]), eq(roleGrants.state, 'failed')),
      ),
    )
    .limit(1);
  return found.length > 0;
}
