import { type AppCall, type AppDoor, askAsApp } from '../ask-as-app.ts';
import type { ConnectorContext } from '../connector.ts';

export const KICK_API = 'https://api.kick.com/public/v1';
export const KICK: AppDoor = { name: 'Kick', tokens: 'https://id.kick.com/oauth/token' };

/** What Kick answers: the thing that was asked for stands in `data`. */
interface Answer<Data> {
  readonly data?: Data;
}

/** The `data` of an answer to our own app; undefined where there is none. @throws PlatformError */
export async function kick<Data>(
  context: ConnectorContext,
  path: string,
  call: AppCall = {},
): Promise<Data | undefined> {
  const { body } = await askAsApp(context, KICK, KICK_API + path, call);
  return dataOf<Data>(body);
}

export const dataOf = <Data>(body: unknown): Data | undefined =>
  (body as Answer<Data> | undefined)?.data;
