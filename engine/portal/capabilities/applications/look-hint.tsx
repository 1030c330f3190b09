import { useLingui } from '@lingui/react';
import { use } from 'react';
import { lookAgain } from '#contract/applications/look-endpoint.ts';
import { CONNECTOR_NAMES } from '#contract/vocabulary/connector-words.ts';
import type { UnreadReason } from '#contract/vocabulary/eligibility-words.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { GAMES_PART } from '../../kit/words/games-part.ts';
import { gamesWords as words } from '../../kit/words/games-words.ts';
import * as styles from './eligibility-panel.css.ts';

const REASONS: Readonly<Record<UnreadReason, Word<'platform'>>> = {
  private: words.hidden,
  unreachable: words.unreachable,
  not_yet: words.notRead,
};

/** Why a linked account told nothing newer of its games, what to do about it, and to look again. It waits for its words. */
export function LookHint({ reason }: { readonly reason: UnreadReason }) {
  const { i18n } = useLingui();
  use(addParts(i18n, useView(), GAMES_PART));
  const say = useWords();
  const { uuid } = useProgram();
  const look = useAction(lookAgain, { refresh: ['account'] });
  const platform = CONNECTOR_NAMES.steam;
  return (
    <div className={styles.hint}>
      <p>{say(REASONS[reason], { platform })}</p>
      <button
        type="button"
        className={styles.lead}
        aria-disabled={look.isPending}
        onClick={look.isPending ? undefined : () => look.mutate({ query: { uuid } })}
      >
        {say(look.isPending ? words.asking : words.ask, { platform })}
      </button>
      {look.error && <CallProblem error={look.error} />}
    </div>
  );
}
