import type { PlatformAccess } from '../../http/services.ts';
import { REFUSED_GRANT } from '../person-tokens.ts';
import { PlatformError } from '../platform-fetch.ts';
import { askForToken } from './instagram-api.ts';

/** A token that nobody has. */
const NOBODY = { access: 'none', refresh: 'none' };

/** Asks with a token that nobody has, as an app by itself may ask nothing there. */
export async function checkInstagram(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  await askForToken(access, NOBODY, signal).catch((error: unknown) => {
    // It answers, and takes no token that it has not given.
    if (!(error instanceof PlatformError && error.reason === REFUSED_GRANT)) throw error;
  });
  return [
    'It answers. Whether it takes the app’s id and secret shows when somebody links an account: it tells apps nothing about themselves.',
    access.callback === undefined
      ? 'It cannot tell who takes the permission back, as this server has no public address: that is noticed at the next reading.'
      : `Who takes the permission back, it tells to ${access.callback}, and who wants their data deleted to ${access.callback}/deletion, where those are set for the app at Meta.`,
  ];
}
