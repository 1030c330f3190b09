import type { PlatformAccess } from '../../http/services.ts';
import { askSteam } from './steam-api.ts';

/** The account of number zero: there is nobody behind it. */
const NOBODY = '76561197960265728';

/** Asks for something that only a key that is taken is answered. */
export async function checkSteam(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  await askSteam(access, 'ISteamUser/GetPlayerSummaries/v2', { steamids: NOBODY }, signal);
  return [
    'It takes the Web API key; asking cost one call of the day.',
    'It tells nothing by itself: each linked account is asked after once an hour.',
  ];
}
