import { defineErrors } from './define-errors.ts';

/** Errors of bingo boards, cards, marks and claims. */
export const BINGO_ERRORS = defineErrors({
  BINGO_CAMPAIGN_UNKNOWN: { status: 404, message: 'There is no campaign of this name.' },
  BINGO_BOARD_UNKNOWN: { status: 404, message: 'There is no such bingo board.' },
  BINGO_BOARD_TAKEN_DOWN: {
    status: 410,
    message: 'The program took this board down. Its author can read why.',
  },
  BINGO_BOARD_NOT_OPEN: {
    status: 409,
    message: 'This board is not being played at the moment. Come back while it is open.',
  },
  BINGO_BOARD_FAULTY: {
    status: 422,
    message: 'This board cannot be published yet. Mend what is wrong with it first.',
  },
  BINGO_BOARD_PUBLISHED: {
    status: 409,
    message: 'This board is published, so its items stay. Save a copy to change them.',
  },
  BINGO_BOARD_PAYS_NOTHING: { status: 409, message: 'This board is played without points.' },
  BINGO_BOARDS_EXHAUSTED: {
    status: 409,
    message: 'You have as many boards as one person may. Delete one that you no longer need.',
  },
  BINGO_CARD_CHOSEN: {
    status: 409,
    message: 'You play another card of this board already. Go on with that one.',
  },
  BINGO_CARD_NOT_CHOSEN: {
    status: 409,
    message: 'You play no card of this board yet. Take one first.',
  },
  BINGO_ITEM_UNKNOWN: { status: 404, message: 'Your card has no such item.' },
  BINGO_SEED_RESERVED: {
    status: 409,
    message: 'Cards that begin with "demo-" are not played for points. Take another one.',
  },
  BINGO_MARK_REMOVED: {
    status: 409,
    message: 'The program took this mark out, so it stays out.',
  },
  BINGO_MARK_PAID: {
    status: 409,
    message: 'You were paid for a pattern with this mark, so it stays.',
  },
  BINGO_MARK_UNKNOWN: { status: 404, message: 'This item is not marked there.' },
  BINGO_PATTERN_UNKNOWN: { status: 404, message: 'This pattern does not win on this board.' },
  BINGO_PATTERN_INCOMPLETE: {
    status: 409,
    message:
      'This pattern is not complete yet. Marks of events count since you took the card; your own, with a proof, only where the board says so.',
  },
  BINGO_ALREADY_CLAIMED: { status: 409, message: 'You have been paid for this pattern.' },
  BINGO_CLAIM_TOO_LATE: { status: 409, message: 'The time to claim this pattern is over.' },
  BINGO_WINNERS_COMPLETE: {
    status: 409,
    message: 'This board has all the winners that it may have.',
  },
  BINGO_DEMO_ABSENT: { status: 404, message: 'This site has no bingo demo.' },
  BINGO_MATCHES_EXHAUSTED: {
    status: 409,
    message: 'As many demo matches run as may. Watch one of them, or wait a minute.',
  },
});
