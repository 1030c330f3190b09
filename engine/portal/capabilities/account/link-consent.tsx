import { useState } from 'react';
import type { IdentityProvider } from '#contract/programs/view.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { GamesNotice } from '../../kit/parts/games-notice.tsx';
import { stack } from '../../kit/parts/parts.css.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import { useAsksGames } from '../../kit/parts/use-asks-games.ts';
import * as styles from './account.css.ts';
import { accountWords } from './account-words.ts';
import { connectionWords, PURPOSES } from './connection-words.ts';
import { useLinking } from './use-linking.ts';

interface LinkConsentProperties {
  readonly provider: IdentityProvider;
  readonly kinds: readonly ObservationKind[];
}

/** Says and asks what may be read of an account before one leaves to link it; nothing is ticked beforehand. */
export function LinkConsent({ provider, kinds }: LinkConsentProperties) {
  const say = useWords();
  const [agreed, setAgreed] = useState<readonly ObservationKind[]>([]);
  const { busy, error, begin } = useLinking(provider.id);
  const asksGames = useAsksGames(provider.id);
  const name = { provider: provider.name };
  const set = (kind: ObservationKind, wanted: boolean) =>
    setAgreed((before) => [...before.filter((one) => one !== kind), ...(wanted ? [kind] : [])]);
  return (
    <div className={stack}>
      {asksGames && <GamesNotice provider={provider} />}
      {kinds.length > 0 && <p>{say(connectionWords.askText)}</p>}
      <div className={styles.checks}>
        {kinds.map((kind) => (
          <label key={kind} className={styles.check}>
            <input
              type="checkbox"
              className={tick}
              checked={agreed.includes(kind)}
              onChange={({ target }) => set(kind, target.checked)}
            />
            {say(PURPOSES[kind])}
          </label>
        ))}
      </div>
      {error && <CallProblem error={error} />}
      <div>
        <button
          type="button"
          className={primaryButton}
          aria-disabled={busy}
          onClick={busy ? undefined : () => begin(agreed)}
        >
          <Icon name={provider.icon} />
          {say(busy ? accountWords.leaving : connectionWords.goOn, name)}
        </button>
      </div>
    </div>
  );
}
