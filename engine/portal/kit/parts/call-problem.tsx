import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { ApiErrorList } from '../shell/api-error-list.tsx';
import { commonWords } from '../words/common-words.ts';
import { errorText } from '../words/error-text.ts';
import * as styles from './parts.css.ts';

interface CallProblemProperties {
  readonly error: ApiCallError;
  readonly onRetry?: () => void;
}

/** A call that went wrong: what happened, its facts, and a way on. */
export function CallProblem({ error, onRetry }: CallProblemProperties) {
  const say = useWords();
  return (
    <div className={styles.problem}>
      <ApiErrorList
        error={{
          status_code: error.status,
          message: errorText(error, say),
          extra: error.extra,
        }}
      />
      {onRetry && (
        <button type="button" className={quietButton} onClick={onRetry}>
          {say(commonWords.retry)}
        </button>
      )}
    </div>
  );
}
