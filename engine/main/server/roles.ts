/**
 * What a process does. `web`: pages. `api`: calls and live connections. `worker`: what goes on beside
 * them, such as mails and draws.
 */
export const ROLES = ['web', 'api', 'worker'] as const;

export type Role = (typeof ROLES)[number];
export type Roles = ReadonlySet<Role>;

/** Thrown where a text names no roles; its message says what would. */
export class RoleError extends Error {}

/** Reads `all`, or roles separated by commas. @throws RoleError */
export function readRoles(text: string): Roles {
  const named = text.split(',').flatMap((name) => name.trim() || []);
  const roles = named.includes('all') ? ROLES : named.map(readRole);
  if (roles.length === 0) throw new RoleError(`no role is named; say "all", or ${CHOICES}`);
  return new Set(roles);
}

const CHOICES = '"web", "api", "worker", several of them separated by commas';

function readRole(name: string): Role {
  const role = ROLES.find((known) => known === name);
  if (role) return role;
  throw new RoleError(`"${name}" is no role; say "all", or ${CHOICES}`);
}

/** Whether visitors reach the process: what works in the background alone has no public port. */
export const isPublic = (roles: Roles): boolean => roles.has('web') || roles.has('api');

/** Whether the process opens the store: what serves pages alone has none. */
export const needsStore = (roles: Roles): boolean => roles.has('api') || roles.has('worker');
