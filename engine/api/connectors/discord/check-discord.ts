import type { PlatformAccess } from '../../http/services.ts';
import { askDiscord } from './discord-api.ts';

interface Named {
  readonly username?: string;
}

/** Asks who the bot is, and on how many servers. */
export async function checkDiscord(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { username = 'without a name' } = await askDiscord<Named>(access, '/users/@me', signal);
  const servers = await askDiscord<readonly unknown[]>(access, '/users/@me/guilds', signal);
  return [
    `Its bot is ${username}.`,
    `The bot is on ${servers.length === 200 ? '200 or more' : servers.length} servers.`,
  ];
}
