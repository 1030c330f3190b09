import type { PlatformAccess } from '../../http/services.ts';
import { readApplication } from './application.ts';
import { askDiscord } from './discord-api.ts';
import { DEAUTHORIZED } from './receive-event.ts';

interface Named {
  readonly username?: string;
}

/** Asks who the bot is, on how many servers, and whether Discord is set to tell of permissions. */
export async function checkDiscord(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { username = 'without a name' } = await askDiscord<Named>(access, '/users/@me', signal);
  const servers = await askDiscord<readonly unknown[]>(access, '/users/@me/guilds', signal);
  return [
    `Its bot is ${username}.`,
    `The bot is on ${servers.length === 200 ? '200 or more' : servers.length} servers.`,
    await told(access, signal),
  ];
}

const ENABLED = 2;

/** Whether Discord tells who removes the app, and what to do where it does not. */
async function told(access: PlatformAccess, signal: AbortSignal): Promise<string> {
  const { callback } = access;
  if (callback === undefined)
    return 'It cannot tell who removes the app, as this server has no public address: they withdraw on the account page.';
  const {
    event_webhooks_url: url,
    event_webhooks_status: status,
    event_webhooks_types: types = [],
  } = await readApplication(access, signal);
  const lacks = [
    ...(url === callback ? [] : [`set ${callback} as the endpoint (now: ${url || 'none'})`]),
    ...(status === ENABLED ? [] : ['switch events on']),
    ...(types.includes(DEAUTHORIZED) ? [] : ['choose the event “Application Deauthorized”']),
  ];
  return lacks.length === 0
    ? 'It tells who removes the app: what was read of them is deleted then.'
    : `It does not tell who removes the app. In the app’s settings at Discord, under Webhooks: ${lacks.join('; ')}.`;
}
