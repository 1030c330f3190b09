import { useEffect, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { SIGN_IN_NOTICE } from '../../base/session/sign-in-notice.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { errorText } from '../../kit/words/error-text.ts';
import { authWords } from './auth-words.ts';

/** Says at the login how the session ended, or why the sign-in before this one did not work. */
export function LoginNotice() {
  const say = useWords();
  const [notice] = useState(() => sessionStorage.getItem(SIGN_IN_NOTICE));
  // Who loads the login anew is told nothing.
  useEffect(() => sessionStorage.removeItem(SIGN_IN_NOTICE), []);
  if (notice === null) return null;
  const failure = errorText({ code: notice, message: '' }, say);
  if (failure)
    return (
      <Notice tone="warning">
        <p role="alert">{failure}</p>
      </Notice>
    );
  const ended = notice === 'refresh_failed';
  if (!ended && notice !== 'asked') return null;
  return (
    <Notice tone="info">
      <p role="status">{say(ended ? authWords.sessionEnded : authWords.signedOut)}</p>
    </Notice>
  );
}
