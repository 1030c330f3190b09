import type { PlatformAccess } from '../../http/services.ts';
import { askPlatform } from '../platform-fetch.ts';

export const DISCORD_API = 'https://discord.com/api/v10';

/** The `code` of a refusal by which Discord says that somebody is not on a server, or not at all. */
export const UNKNOWN_PERSON: readonly string[] = ['10007', '10013'];
/** The bot is not on a server, or there is none. */
export const UNKNOWN_SERVER: readonly string[] = ['10004', '50001'];

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

/** Discord refuses clients that do not say whose they are. */
const headersOf = ({ variables, callback = 'https://localhost' }: Access) => ({
  authorization: `Bot ${variables.BOT_TOKEN ?? ''}`,
  'user-agent': `DiscordBot (${new URL(callback).origin}, 1)`,
});
