import { useState } from 'react';
import {
  changeNotificationPreferences,
  readNotificationPreferences,
} from '#contract/notifications/preference-endpoints.ts';
import { CHOSEN_CATEGORIES, type ChosenCategory } from '#contract/vocabulary/delivery-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { tick } from '../../kit/parts/tick.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { accountWords } from './account-words.ts';
import { pushWords } from './push-words.ts';

const KINDS = {
  decisions: accountWords.mailDecisions,
  rewards: accountWords.mailRewards,
  news: accountWords.mailNews,
} as const;

/** What push messages are about, in every browser of the person; a tick is kept at once. */
export function PushKinds() {
  const say = useWords();
  const { uuid } = useProgram();
  const { data } = useEndpoint(readNotificationPreferences, { query: { uuid } });
  const change = useAction(changeNotificationPreferences, { refresh: ['account'] });
  const [wishes, setWishes] = useState<Partial<Record<ChosenCategory, boolean>>>({});
  const set = (kind: ChosenCategory, wanted: boolean) => {
    setWishes((before) => ({ ...before, [kind]: wanted }));
    change.mutate(
      { query: { uuid }, body: { push: { [kind]: wanted } } },
      {
        onSuccess: () => toast({ title: say(commonWords.saved), tone: 'success' }),
        onError: () => setWishes((before) => ({ ...before, [kind]: !wanted })),
      },
    );
  };
  if (!data) return null;
  return (
    <fieldset className={styles.timing}>
      <legend className={styles.kind}>{say(pushWords.kinds)}</legend>
      {CHOSEN_CATEGORIES.map((kind) => (
        <label key={kind} className={styles.check}>
          <input
            type="checkbox"
            className={tick}
            checked={wishes[kind] ?? data.push[kind]}
            onChange={({ currentTarget: { checked } }) => set(kind, checked)}
          />
          {say(KINDS[kind])}
        </label>
      ))}
      {change.error && <CallProblem error={change.error} />}
    </fieldset>
  );
}
