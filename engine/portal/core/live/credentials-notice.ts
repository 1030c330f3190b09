import type { Speak } from '../../base/i18n/use-words.ts';
import { connectionStore } from '../../base/runtime/connection.ts';
import type { CredentialsErrorCode } from '../../base/session/credentials-error.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { errorWords } from '../../kit/words/generated/error-words.ts';

/** What each error means to a person, and what leads on from it. */
export const CREDENTIALS_NOTICES = {
  INVALID_ID_TOKEN: { word: errorWords.REFRESH_TOKEN_INVALID, way: 'sign_in' },
  UNAUTHENTICATED_USER: { word: errorWords.SIGNED_OUT, way: 'sign_in' },
  MISSING_CREDENTIALS_RESPONSE: { word: errorWords.ANSWER_INVALID, way: 'reload' },
  MISSING_IDENTITY_ID_RESPONSE: { word: errorWords.ANSWER_INVALID, way: 'reload' },
  NETWORK_ERROR: { word: errorWords.NETWORK, way: 'reload' },
} as const satisfies Record<CredentialsErrorCode, unknown>;

/**
 * Says why there are no credentials (specification, section 8), with the name of the error for
 * whoever is asked for help; a click leads on. `signIn`: how one signs in again here.
 */
export function showCredentialsFault(
  code: CredentialsErrorCode,
  say: Speak,
  signIn: () => void,
): void {
  // That nothing at all can be reached, the page says already.
  if (code === 'NETWORK_ERROR' && connectionStore.get() === 'lost') return;
  const { word, way } = CREDENTIALS_NOTICES[code];
  toast({
    title: say(word),
    description: code,
    tone: 'warning',
    duration: Number.POSITIVE_INFINITY,
    onClick: way === 'sign_in' ? signIn : () => location.reload(),
  });
}
