/* Generated from engine/contract/errors/ by `npm run generate`. Do not edit. */
import { msg } from '@lingui/core/macro';

export const bingoErrorWords = {
  REVISION_OUTDATED: msg({ id: 'bingo-error.REVISION_OUTDATED', message: "It was changed since you read it. Read it again and decide on what it says now." }),
  BINGO_BOARD_TAKEN_DOWN: msg({ id: 'bingo-error.BINGO_BOARD_TAKEN_DOWN', message: "The program took this board down. Its author can read why." }),
  BINGO_BOARD_NOT_OPEN: msg({ id: 'bingo-error.BINGO_BOARD_NOT_OPEN', message: "This board is not being played at the moment. Come back while it is open." }),
  BINGO_BOARD_FAULTY: msg({ id: 'bingo-error.BINGO_BOARD_FAULTY', message: "This board cannot be published yet. Mend what is wrong with it first." }),
  BINGO_BOARD_PUBLISHED: msg({ id: 'bingo-error.BINGO_BOARD_PUBLISHED', message: "This board is published, so its items stay. Save a copy to change them." }),
  BINGO_BOARD_PAYS_NOTHING: msg({ id: 'bingo-error.BINGO_BOARD_PAYS_NOTHING', message: "This board is played without points." }),
  BINGO_BOARDS_EXHAUSTED: msg({ id: 'bingo-error.BINGO_BOARDS_EXHAUSTED', message: "You have as many boards as one person may. Delete one that you no longer need." }),
  BINGO_CARD_CHOSEN: msg({ id: 'bingo-error.BINGO_CARD_CHOSEN', message: "You play another card of this board already. Go on with that one." }),
  BINGO_CARD_NOT_CHOSEN: msg({ id: 'bingo-error.BINGO_CARD_NOT_CHOSEN', message: "You play no card of this board yet. Take one first." }),
  BINGO_ITEM_UNKNOWN: msg({ id: 'bingo-error.BINGO_ITEM_UNKNOWN', message: "Your card has no such item." }),
  BINGO_SEED_RESERVED: msg({ id: 'bingo-error.BINGO_SEED_RESERVED', message: "Cards that begin with \"demo-\" are not played for points. Take another one." }),
  BINGO_MARK_REMOVED: msg({ id: 'bingo-error.BINGO_MARK_REMOVED', message: "The program took this mark out, so it stays out." }),
  BINGO_MARK_PAID: msg({ id: 'bingo-error.BINGO_MARK_PAID', message: "You were paid for a pattern with this mark, so it stays." }),
  BINGO_PATTERN_UNKNOWN: msg({ id: 'bingo-error.BINGO_PATTERN_UNKNOWN', message: "This pattern does not win on this board." }),
  BINGO_PATTERN_INCOMPLETE: msg({ id: 'bingo-error.BINGO_PATTERN_INCOMPLETE', message: "This pattern is not complete yet. Marks of events count since you took the card; your own, with a proof, only where the board says so." }),
  BINGO_ALREADY_CLAIMED: msg({ id: 'bingo-error.BINGO_ALREADY_CLAIMED', message: "You have been paid for this pattern." }),
  BINGO_CLAIM_TOO_LATE: msg({ id: 'bingo-error.BINGO_CLAIM_TOO_LATE', message: "The time to claim this pattern is over." }),
  BINGO_WINNERS_COMPLETE: msg({ id: 'bingo-error.BINGO_WINNERS_COMPLETE', message: "This board has all the winners that it may have." }),
  BINGO_DEMO_ABSENT: msg({ id: 'bingo-error.BINGO_DEMO_ABSENT', message: "This site has no bingo demo." }),
  BINGO_MATCHES_EXHAUSTED: msg({ id: 'bingo-error.BINGO_MATCHES_EXHAUSTED', message: "As many demo matches run as may. Watch one of them, or wait a minute." }),
};
