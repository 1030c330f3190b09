import type { PlatformAccess } from '../../http/services.ts';
import { headersOf, requestAppToken } from '../ask-as-app.ts';
import { askPlatform } from '../platform-fetch.ts';
import { dataOf, KICK, KICK_API } from './kick-api.ts';
import { readKey } from './public-key.ts';

/** Asks for an app token, for the key that messages are signed with, and for what Kick was asked to tell. */
export async function checkKick(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const token = await requestAppToken(access, KICK, signal);
  await readKey(access, signal);
  const { body } = await askPlatform(access, `${KICK_API}/events/subscriptions`, {
    ...{ headers: headersOf(KICK, access, token), signal },
  });
  const { length } = dataOf<readonly unknown[]>(body) ?? [];
  return [
    'It gave an app token.',
    'It published the key that it signs messages with.',
    `It was asked to tell of ${length} things. It sends to the address that is set for the app at Kick: it should be <API>/connectors/kick.`,
  ];
}
