import type { RolePlace } from '#domain/rewards/role-grant.ts';
import type { PlatformAccess } from '../../http/services.ts';
import { askPlatform } from '../platform-fetch.ts';

export const DISCORD_API = 'https://discord.com/api/v10';

/** The `code` of a refusal by which Discord says that somebody is not on a server, or not at all. */
export const UNKNOWN_PERSON: readonly string[] = ['10007', '10013'];
/** The bot is not on a server, or there is none. */
export const UNKNOWN_SERVER: readonly string[] = ['10004', '50001'];
/** There is no such role on the server. */
export const UNKNOWN_ROLE: readonly string[] = ['10011'];
/** The bot lacks a permission, or its highest role is not above the one that it is about. */
export const FORBIDDEN: readonly string[] = ['50013'];

type Access = Pick<PlatformAccess, 'address' | 'callback' | 'variables'>;

/** What Discord answers to the operator’s bot. @throws PlatformError; its reason is Discord’s code */
export async function askDiscord<Data>(
  access: Access,
  path: string,
  signal?: AbortSignal,
): Promise<Data> {
  const { body } = await askPlatform(access, DISCORD_API + path, {
    headers: headersOf(access),
    ...(signal ? { signal } : {}),
  });
  return body as Data;
}

/**
 * Gives a member of a server a role (PUT), or takes it (DELETE). Done again it changes nothing.
 * @param reason stands in the server’s audit log
 * @throws PlatformError; its reason is Discord’s code
 */
export async function changeRole(
  access: Access,
  method: 'PUT' | 'DELETE',
  { server_id, role_id, account_id }: RolePlace,
  { reason, signal }: { readonly reason: string; readonly signal: AbortSignal },
): Promise<void> {
  const [server, account, role] = [server_id, account_id, role_id].map(encodeURIComponent);
  await askPlatform(access, `${DISCORD_API}/guilds/${server}/members/${account}/roles/${role}`, {
    ...{ method, signal },
    headers: { ...headersOf(access), 'x-audit-log-reason': encodeURIComponent(reason) },
  });
}

/** Discord refuses clients that do not say whose they are. */
const headersOf = ({ variables, callback = 'https://localhost' }: Access) => ({
  authorization: `Bot ${variables.BOT_TOKEN ?? ''}`,
  'user-agent': `DiscordBot (${new URL(callback).origin}, 1)`,
});
