import { useRouter } from '@tanstack/react-router';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { describeError } from '../../base/runtime/status-error.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { ErrorScreen } from './error-screen.tsx';

/** The error page of the whole app. What is not meant for people stays in the console. */
export function FatalScreen({ error }: { readonly error: unknown }) {
  const say = useWords();
  const router = useRouter();
  const { status, message = say(words.errorTitle) } = describeError(error);
  return (
    <ErrorScreen status={status} message={message} whole>
      <button type="button" className={quietButton} onClick={() => void router.invalidate()}>
        {say(words.tryAgain)}
      </button>
    </ErrorScreen>
  );
}
