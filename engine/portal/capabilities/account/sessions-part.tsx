import { listSessions, signOutEverywhere } from '#contract/auth/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { browserName } from '../../kit/parts/browser-name.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { localDay, relativeTime } from '../../kit/parts/format.ts';
import { tagGood } from '../../kit/parts/parts.css.ts';
import { SignOutButton } from '../../kit/parts/sign-out-button.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';
import { useFinalAction } from './use-final-action.ts';

/** Where the person is signed in, and the ways to sign out. */
export function SessionsPart() {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const now = useNow();
  const answer = useEndpoint(listSessions, { query: { uuid } });
  const end = useFinalAction(signOutEverywhere);
  const ask = () =>
    confirm({
      title: say(accountWords.everywhereTitle),
      text: say(accountWords.everywhereText),
      yes: say(accountWords.everywhere),
      no: say(commonWords.cancel),
      onYes: () => end.mutate(),
    });
  return (
    <AccountPart title={say(accountWords.sessions)}>
      <Answer of={answer} rows={1}>
        {({ sessions }) => (
          <ul className={styles.list}>
            {sessions.map(({ id, current, user_agent, created_at, last_used_at }) => {
              const named = browserName(user_agent);
              const time = relativeTime(last_used_at, now, locale);
              const day = localDay(created_at, locale);
              return (
                <li key={id} className={styles.item}>
                  <span className={styles.sign}>
                    <Icon name="tabler:device-desktop" />
                  </span>
                  <div className={styles.words}>
                    <p className={styles.name}>
                      {named ? say(accountWords.browserOn, named) : say(accountWords.unknownDevice)}
                    </p>
                    <p className={styles.muted}>
                      {say(accountWords.lastUsed, { time })} ·{' '}
                      {say(accountWords.signedInAt, { day })}
                    </p>
                  </div>
                  {current && <span className={tagGood}>{say(accountWords.thisDevice)}</span>}
                </li>
              );
            })}
          </ul>
        )}
      </Answer>
      <div className={styles.buttons}>
        <SignOutButton />
        <button type="button" className={quietButton} onClick={ask}>
          {say(accountWords.everywhere)}
        </button>
      </div>
      {end.error && <CallProblem error={end.error} />}
    </AccountPart>
  );
}
