import { useState } from 'react';
import { type Connection, changeConsent } from '#contract/connections/endpoints.ts';
import type { IdentityProvider } from '#contract/programs/view.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localDay, localMoment, relativeTime } from '../../kit/parts/format.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './account.css.ts';
import { connectionWords, FAULTS, PURPOSES } from './connection-words.ts';
import { LinkButton } from './link-button.tsx';

/** What the person can mend by linking the account anew. */
const LINKED_ANEW: ReadonlySet<string> = new Set(['unnamed', 'permission_missing', 'revoked']);

interface ConnectionStateProperties {
  readonly connection: Connection;
  readonly provider: IdentityProvider;
}

/** What may be read of a linked account, which its person changes here, and how reading it stands. */
export function ConnectionState({ connection, provider }: ConnectionStateProperties) {
  const say = useWords();
  const { locale } = useView();
  const { purposes, fault } = connection;
  const change = useAction(changeConsent, { refresh: ['account'] });
  // A wish stands at once, and goes back only where it did not arrive.
  const [wishes, setWishes] = useState<Readonly<Partial<Record<ObservationKind, boolean>>>>({});
  const set = (kind: ObservationKind, agreed: boolean) => {
    setWishes((before) => ({ ...before, [kind]: agreed }));
    change.mutate(
      { params: { provider: connection.provider }, body: { kind, agreed } },
      {
        onSuccess: () => {
          setWishes(({ [kind]: _, ...others }) => others);
          const title = say(agreed ? connectionWords.allowed : connectionWords.withdrawn);
          toast({ title, tone: 'success' });
        },
        onError: () => setWishes((before) => ({ ...before, [kind]: !agreed })),
      },
    );
  };
  return (
    <>
      <fieldset className={styles.reading}>
        <legend className={styles.readingTitle}>{say(connectionWords.mayRead)}</legend>
        {purposes.map(({ kind, agreed_at }) => (
          <label key={kind} className={styles.check}>
            <input
              type="checkbox"
              className={tick}
              checked={wishes[kind] ?? agreed_at !== null}
              onChange={({ target }) => set(kind, target.checked)}
            />
            <span>
              {say(PURPOSES[kind])}
              {agreed_at !== null && wishes[kind] !== false && (
                <span className={styles.since}>
                  {say(connectionWords.agreedAt, { day: localDay(agreed_at, locale) })}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {change.error && <CallProblem error={change.error} />}
      {purposes.some(({ agreed_at }) => agreed_at !== null) || fault !== null ? (
        <LastRead connection={connection} provider={provider} />
      ) : null}
      {fault !== null && LINKED_ANEW.has(fault) && (
        <LinkButton
          provider={provider}
          kinds={purposes.map(({ kind }) => kind)}
          words={say(connectionWords.linkAgain, { provider: provider.name })}
        />
      )}
    </>
  );
}

/** When it was last read, or since when it cannot be and why. */
function LastRead({ connection, provider: { name } }: ConnectionStateProperties) {
  const say = useWords();
  const now = useNow();
  const { locale } = useView();
  const { reached, last_read_at, fault, fault_since, missing_permissions } = connection;
  const lastRead =
    last_read_at === null
      ? say(connectionWords.notYet)
      : say(connectionWords.lastRead, { time: relativeTime(last_read_at, now, locale) });
  const permissions = missing_permissions.join(', ');
  const moment = fault_since === null ? '' : localMoment(fault_since, locale);
  return (
    <p className={styles.muted}>
      {reached ? lastRead : say(connectionWords.notReached, { provider: name })}
      {fault !== null && (
        <span className={styles.fault}>
          {' '}
          {say(FAULTS[fault], { provider: name, moment, permissions })}
        </span>
      )}
    </p>
  );
}
