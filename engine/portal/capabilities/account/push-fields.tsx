import { readPushState } from '#contract/push/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { isCreatorView } from '../../base/session/is-creator-view.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { addErrorWords } from '../../kit/words/error-text.ts';
import * as styles from './account.css.ts';
import { pushErrorWords } from './generated/push-error-words.ts';
import { pushSupport } from './push-browser.ts';
import { PushSwitch } from './push-switch.tsx';
import { pushWords as words } from './push-words.ts';

addErrorWords(pushErrorWords);

/** Whether this browser gets push messages; nothing where the site sends none, or for who only looks. */
export function PushFields() {
  const say = useWords();
  const { uuid } = useProgram();
  const enabled = !isCreatorView();
  const { data, error, refetch } = useEndpoint(readPushState, { query: { uuid } }, { enabled });
  if (!enabled || data?.server_key === null) return null;
  const support = pushSupport();
  return (
    <fieldset className={styles.timing}>
      <legend className={styles.kind}>{say(words.title)}</legend>
      <p className={styles.muted}>{say(words.text)}</p>
      {support !== 'possible' ? (
        <p>{say(words[support])}</p>
      ) : data ? (
        <PushSwitch serverKey={data.server_key} browsers={data.browsers} />
      ) : error ? (
        <CallProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={1} />
      )}
    </fieldset>
  );
}
