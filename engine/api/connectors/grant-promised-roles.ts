import type { ApiServices } from '../http/services.ts';
import { grantRoles } from './discord/grant-roles.ts';
import { contextOf } from './registry.ts';

/** Gives and takes the roles that are due; where Discord is not reached here, they wait. */
export async function grantPromisedRoles(
  services: ApiServices,
  signal: AbortSignal,
): Promise<void> {
  const context = contextOf(services, 'discord');
  if (context) await grantRoles(context, signal);
}
