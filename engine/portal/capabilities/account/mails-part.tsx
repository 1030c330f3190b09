import { useState } from 'react';
import {
  changeNotificationPreferences,
  readNotificationPreferences,
} from '#contract/notifications/preference-endpoints.ts';
import { CHOSEN_CATEGORIES, type ChosenCategory } from '#contract/vocabulary/delivery-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { LateReminderList } from '../../core/reminders/late-reminders.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { tick } from '../../kit/parts/tick.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';
import { LateMailTiming } from './late-mail-timing.tsx';

const KINDS = {
  decisions: accountWords.mailDecisions,
  rewards: accountWords.mailRewards,
  news: accountWords.mailNews,
} as const;
const CHANNELS = { page: accountWords.onPage, mail: accountWords.byMail } as const;
type Channel = keyof typeof CHANNELS;

/** What the person wants to be told of, and where; a tick is kept at once. */
export function MailsPart() {
  const say = useWords();
  const { uuid } = useProgram();
  const kept = useEndpoint(readNotificationPreferences, { query: { uuid } });
  const change = useAction(changeNotificationPreferences, { refresh: ['account'] });
  // A wish cannot be refused: the tick stands at once, and goes back only where it did not arrive.
  const [wishes, setWishes] = useState<Readonly<Record<string, boolean>>>({});
  const set = (channel: Channel, kind: ChosenCategory, wanted: boolean) => {
    const wish = `${channel} ${kind}`;
    setWishes((before) => ({ ...before, [wish]: wanted }));
    change.mutate(
      { query: { uuid }, body: { [channel]: { [kind]: wanted } } },
      {
        onSuccess: () => toast({ title: say(commonWords.saved), tone: 'success' }),
        onError: () => setWishes((before) => ({ ...before, [wish]: !wanted })),
      },
    );
  };
  return (
    <AccountPart title={say(accountWords.mails)} text={say(accountWords.mailsText)}>
      <Answer of={kept} rows={1}>
        {(preferences) => (
          <>
            <div className={styles.checks}>
              {CHOSEN_CATEGORIES.map((kind) => (
                <fieldset key={kind} className={styles.channels}>
                  <legend className={styles.kind}>{say(KINDS[kind])}</legend>
                  {(Object.keys(CHANNELS) as Channel[]).map((channel) => (
                    <label key={channel} className={styles.check}>
                      <input
                        type="checkbox"
                        className={tick}
                        checked={wishes[`${channel} ${kind}`] ?? preferences[channel][kind]}
                        onChange={({ target }) => set(channel, kind, target.checked)}
                      />
                      {say(CHANNELS[channel])}
                    </label>
                  ))}
                </fieldset>
              ))}
            </div>
            <LateMailTiming timing={preferences.timing} />
            <LateReminderList />
          </>
        )}
      </Answer>
      {change.error && <CallProblem error={change.error} />}
    </AccountPart>
  );
}
