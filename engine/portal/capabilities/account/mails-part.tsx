import { useState } from 'react';
import { changeProfile, type Self } from '#contract/account/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { tick } from '../../kit/parts/tick.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';

const KINDS = {
  decisions: accountWords.mailDecisions,
  rewards: accountWords.mailRewards,
  news: accountWords.mailNews,
} as const;
type Kind = keyof typeof KINDS;

/** Which mails the person wants; a tick is kept at once. */
export function MailsPart({ self: { mail_preferences } }: { readonly self: Self }) {
  const say = useWords();
  const change = useAction(changeProfile);
  // A wish cannot be refused: the tick stands at once, and goes back only where it did not arrive.
  const [wishes, setWishes] = useState<Partial<Record<Kind, boolean>>>({});
  const set = (kind: Kind, wanted: boolean) => {
    setWishes((before) => ({ ...before, [kind]: wanted }));
    change.mutate(
      { body: { mail_preferences: { [kind]: wanted } } },
      {
        onSuccess: () => toast({ title: say(commonWords.saved), tone: 'success' }),
        onError: () => setWishes((before) => ({ ...before, [kind]: mail_preferences[kind] })),
      },
    );
  };
  return (
    <AccountPart title={say(accountWords.mails)} text={say(accountWords.mailsText)}>
      <div className={styles.checks}>
        {(Object.keys(KINDS) as Kind[]).map((kind) => (
          <label key={kind} className={styles.check}>
            <input
              type="checkbox"
              className={tick}
              checked={wishes[kind] ?? mail_preferences[kind]}
              onChange={({ target }) => set(kind, target.checked)}
            />
            {say(KINDS[kind])}
          </label>
        ))}
      </div>
      {change.error && <CallProblem error={change.error} />}
    </AccountPart>
  );
}
