import type { PlatformAccess } from '../../http/services.ts';
import { askForTokens } from './tiktok-api.ts';

/** Asks for a token of our own app, which opens nothing of anybody's. */
export async function checkTiktok(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  await askForTokens(access, { grant_type: 'client_credentials' }, signal);
  return [
    'It takes the client key and secret; accounts are read with the tokens of their owners.',
    access.callback === undefined
      ? 'It cannot tell who takes the permission back, as this server has no public address: that is noticed at the next reading.'
      : `Who takes the permission back, it tells to ${access.callback}, where that is set for the app at TikTok.`,
  ];
}
