import { useState } from 'react';
import { proposeBingoBoard, withdrawBingoProposal } from '#contract/bingo/proposal-endpoints.ts';
import type { BingoBoard } from '#contract/shapes/bingo.ts';
import type { BingoProposalState } from '#contract/vocabulary/proposal-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import * as styles from './editor.css.ts';
import { proposalWords as words } from './proposal-words.ts';

const TEXTS: Readonly<Record<BingoProposalState, Word<'program'>>> = {
  proposed: words.proposedText,
  taken_over: words.takenOverText,
  declined: words.declinedText,
};

interface ProposalPartProperties {
  /** One that is published. */
  readonly board: Pick<BingoBoard, 'id' | 'revision' | 'proposal' | 'taken_down'>;
}

/** Proposes a published board to the program, and says what became of that. */
export function ProposalPart({ board }: ProposalPartProperties) {
  const say = useWords();
  const { uuid, title: program } = useProgram();
  const [proposal, setProposal] = useState(board.proposal);
  const propose = useAction(proposeBingoBoard);
  const withdraw = useAction(withdrawBingoProposal);
  const { id, revision, taken_down } = board;
  const input = { params: { board_id: id }, query: { uuid } };
  const take = (after: Pick<BingoBoard, 'proposal'>) => setProposal(after.proposal);
  const problem = propose.error ?? withdraw.error;
  if (taken_down) return null;
  return (
    <div className={styles.group}>
      <p aria-live="polite">
        {proposal ? say(TEXTS[proposal.state], { program }) : say(words.text, { program })}
      </p>
      {proposal?.note && <blockquote dir="auto">{proposal.note}</blockquote>}
      <div className={styles.actions}>
        {!proposal && (
          <button
            type="button"
            className={quietButton}
            aria-disabled={propose.isPending}
            onClick={() => {
              if (propose.isPending) return;
              propose.mutate({ ...input, body: { revision } }, { onSuccess: take });
            }}
          >
            {say(words.propose, { program })}
          </button>
        )}
        {proposal?.state === 'proposed' && (
          <button
            type="button"
            className={quietButton}
            aria-disabled={withdraw.isPending}
            onClick={() => {
              if (!withdraw.isPending) withdraw.mutate(input, { onSuccess: take });
            }}
          >
            {say(words.withdraw)}
          </button>
        )}
      </div>
      {problem && <CallProblem error={problem} />}
    </div>
  );
}
