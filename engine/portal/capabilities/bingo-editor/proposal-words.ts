import { msg } from '@lingui/core/macro';
import type { BingoProposalState } from '#contract/vocabulary/proposal-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** What is said of proposing a board to the program. */
export const proposalWords = {
  text: msg({
    id: 'bingo-editor.proposal-text',
    message:
      'You can propose this board to {program}. The program may make a copy one of its own boards, for all members.',
  }),
  propose: msg({ id: 'bingo-editor.propose', message: 'Propose it to {program}' }),
  proposedText: msg({
    id: 'bingo-editor.proposed-text',
    message: 'This board is proposed. {program} has not decided yet.',
  }),
  takenOverText: msg({
    id: 'bingo-editor.taken-over-text',
    message: '{program} took this board over: members find a copy among the program’s boards.',
  }),
  declinedText: msg({
    id: 'bingo-editor.declined-text',
    message: '{program} did not take this board over:',
  }),
  withdraw: msg({ id: 'bingo-editor.withdraw-proposal', message: 'Withdraw the proposal' }),
};

export const ownProposalWords: Readonly<Record<BingoProposalState, Word>> = {
  proposed: msg({ id: 'bingo-editor.proposal-proposed', message: 'Proposed' }),
  taken_over: msg({ id: 'bingo-editor.proposal-taken-over', message: 'Taken over' }),
  declined: msg({ id: 'bingo-editor.proposal-declined', message: 'Not taken over' }),
};
