import { msg } from '@lingui/core/macro';
import type { BingoProposalState } from '#contract/vocabulary/proposal-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** What the console's page of the boards says that creators propose. */
export const boardsWords = {
  title: msg({ id: 'boards.title', message: 'Bingo boards' }),
  text: msg({
    id: 'boards.text',
    message:
      'Creators propose boards that they made. What you take over is a copy: members find it among the program’s boards, it pays no points, and it stays whatever becomes of its author’s.',
  }),
  state: msg({ id: 'boards.state', message: 'State' }),
  board: msg({ id: 'boards.board', message: 'Board' }),
  size: msg({ id: 'boards.size', message: 'Size' }),
  facts: msg({
    id: 'boards.facts',
    message: '{size} × {size}, {count, plural, one {# item} other {# items}}',
  }),
  creator: msg({ id: 'boards.creator', message: 'Made by' }),
  program: msg({ id: 'boards.program', message: 'The program' }),
  since: msg({ id: 'boards.since', message: 'Since' }),
  actions: msg({ id: 'boards.actions', message: 'Actions' }),
  look: msg({ id: 'boards.look', message: 'Play “{title}”' }),
  takeOver: msg({ id: 'boards.take-over', message: 'Take over' }),
  takenOverNow: msg({
    id: 'boards.taken-over-now',
    message: 'The board is one of the program’s own.',
  }),
  decline: msg({ id: 'boards.decline', message: 'Decline' }),
  declineTitle: msg({ id: 'boards.decline-title', message: 'Decline “{title}”' }),
  declineText: msg({
    id: 'boards.decline-text',
    message: 'Its author reads why, and keeps the board.',
  }),
  why: msg({ id: 'boards.why', message: 'Why' }),
  declinedNow: msg({ id: 'boards.declined-now', message: 'The board is declined.' }),
  retire: msg({ id: 'boards.retire', message: 'End' }),
  retireTitle: msg({ id: 'boards.retire-title', message: 'End “{title}”?' }),
  retireText: msg({
    id: 'boards.retire-text',
    message: 'Nobody finds or plays it any more. What was marked is kept.',
  }),
  retiredNow: msg({ id: 'boards.retired-now', message: 'The board has ended.' }),
  none: msg({ id: 'boards.none', message: 'No board here' }),
  noneText: msg({
    id: 'boards.none-text',
    message: 'Members propose a board in the bingo editor, once it is published.',
  }),
};

export const proposalStateWords: Readonly<Record<BingoProposalState, Word>> = {
  proposed: msg({ id: 'boards.proposed', message: 'Proposed' }),
  taken_over: msg({ id: 'boards.taken-over', message: 'Taken over' }),
  declined: msg({ id: 'boards.declined', message: 'Declined' }),
};
