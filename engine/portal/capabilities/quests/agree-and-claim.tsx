import { useState } from 'react';
import { acceptAgreements } from '#contract/agreements/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { AgreementBoxes, allTicked, type Ticked } from '../../kit/parts/agreement-boxes.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { stack } from '../../kit/parts/parts.css.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { questWords } from './quest-words.ts';

interface AgreeAndClaimProperties {
  readonly names: readonly string[];
  readonly onAgreed: () => void;
}

/** Asks for the agreements that a claim needs, and goes on with it. */
export function AgreeAndClaim({ names, onAgreed }: AgreeAndClaimProperties) {
  const say = useWords();
  const { uuid, agreements } = useProgram();
  const [ticked, setTicked] = useState<Ticked>({});
  const action = useAction(acceptAgreements, { refresh: ['account', 'programs'] });
  const agree = useOnce(async () => {
    await action.mutateAsync({ query: { uuid }, body: ticked });
    onAgreed();
  });
  return (
    <form
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (allTicked(names, ticked, agreements)) void agree();
      }}
    >
      <AgreementBoxes names={names} ticked={ticked} onTick={setTicked} />
      {action.error && <CallProblem error={action.error} />}
      <div>
        <button type="submit" className={primaryButton} aria-disabled={action.isPending}>
          {say(questWords.agreeAndClaim)}
        </button>
      </div>
    </form>
  );
}
