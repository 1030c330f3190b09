import { msg } from '@lingui/core/macro';

/** Words of a bingo board in play. */
export const bingoWords = {
  free: msg({ id: 'bingo.free', message: 'Free' }),
  freeCell: msg({ id: 'bingo.free-cell', message: 'Free square, marked from the start' }),
  byEvent: msg({ id: 'bingo.feed-by-event', message: '{time}, from the stream' }),
  byPerson: msg({ id: 'bingo.feed-by-person', message: '{time}, by {name}' }),
  cellNotMarked: msg({ id: 'bingo.cell-not-marked', message: '{item}, not marked' }),
  cellByEvent: msg({
    id: 'bingo.cell-by-event',
    message: '{item}, marked from the stream, {time}',
  }),
  cellByPerson: msg({
    id: 'bingo.cell-by-person',
    message: '{item}, marked by {name}, {time}',
  }),
  cardLabel: msg({ id: 'bingo.card-label', message: 'Bingo card “{seed}”' }),
  cardHelp: msg({
    id: 'bingo.card-help',
    message: 'Move with the arrow keys; the space bar marks a square.',
  }),
  enlargeCard: msg({ id: 'bingo.enlarge-card', message: 'Enlarge the card' }),
  wholeCard: msg({ id: 'bingo.whole-card', message: 'Show the whole card' }),
  watchHelp: msg({ id: 'bingo.watch-help', message: 'Move with the arrow keys.' }),

  row: msg({ id: 'bingo.row', message: 'Row {number}' }),
  column: msg({ id: 'bingo.column', message: 'Column {number}' }),
  diagonalDown: msg({ id: 'bingo.diagonal-down', message: 'Diagonal, downwards' }),
  diagonalUp: msg({ id: 'bingo.diagonal-up', message: 'Diagonal, upwards' }),
  corners: msg({ id: 'bingo.corners', message: 'Four corners' }),
  blackout: msg({ id: 'bingo.blackout', message: 'The whole card' }),
  rows: msg({ id: 'bingo.rows', message: 'Any row' }),
  columns: msg({ id: 'bingo.columns', message: 'Any column' }),
  diagonals: msg({ id: 'bingo.diagonals', message: 'Any diagonal' }),

  bingo: msg({ id: 'bingo.bingo', message: 'Bingo!' }),
  won: msg({ id: 'bingo.won', message: 'Bingo! {patterns}' }),
  wins: msg({ id: 'bingo.wins', message: 'What wins' }),
  complete: msg({ id: 'bingo.complete', message: 'Complete' }),
  toGo: msg({ id: 'bingo.to-go', message: '{count, plural, one {# to go} other {# to go}}' }),
  done: msg({
    id: 'bingo.done',
    message: '{count, plural, one {# complete} other {# complete}}',
  }),
  honour: msg({ id: 'bingo.honour', message: 'for the honour' }),
  paid: msg({ id: 'bingo.paid', message: 'Paid' }),
  claim: msg({
    id: 'bingo.claim',
    message: '{points, plural, one {Claim # point} other {Claim # points}}',
  }),
  claimHonour: msg({ id: 'bingo.claim-honour', message: 'Claim it' }),
  claimTitle: msg({ id: 'bingo.claim-title', message: 'Yours to claim' }),
  claimUntil: msg({ id: 'bingo.claim-until', message: '{time} left to claim' }),
  claimNews: msg({ id: 'bingo.claim-news', message: 'Yours to claim: {patterns}' }),
  claimed: msg({
    id: 'bingo.claimed',
    message: '{pattern}: {points, plural, one {# point} other {# points}} for you',
  }),
  claimFeed: msg({ id: 'bingo.claim-feed', message: '{name} claimed: {pattern}' }),

  marks: msg({ id: 'bingo.marks', message: 'What happened' }),
  noMarks: msg({
    id: 'bingo.no-marks',
    message: 'Nothing yet. What happens on the stream appears here by itself.',
  }),
  proof: msg({ id: 'bingo.proof', message: 'Proof' }),
  addProof: msg({ id: 'bingo.add-proof', message: 'Add proof' }),
  proofTitle: msg({ id: 'bingo.proof-title', message: 'Your mark' }),
  proofText: msg({
    id: 'bingo.proof-text',
    message: 'With a link to the clip or the moment, this mark counts for points.',
  }),
  proofFun: msg({
    id: 'bingo.proof-fun',
    message: 'A link to the clip or the moment shows everybody that it happened.',
  }),
  proofLink: msg({ id: 'bingo.proof-link', message: 'Link to the moment' }),
  takeBack: msg({ id: 'bingo.take-back', message: 'Take the mark back' }),

  playTitle: msg({ id: 'bingo.play-title', message: 'This is your card' }),
  playText: msg({
    id: 'bingo.play-text',
    message: 'Mark what happens. What the stream itself reports is marked for you.',
  }),
  playTextPoints: msg({
    id: 'bingo.play-text-points',
    message:
      'Mark what happens. What the stream itself reports is marked for you. Marks of your own count for points once you add a link to the moment.',
  }),
  playTextEvents: msg({
    id: 'bingo.play-text-events',
    message:
      'Mark what happens. What the stream itself reports is marked for you, and it alone counts for points.',
  }),
  takeTitle: msg({ id: 'bingo.take-title', message: 'Play this card' }),
  takeText: msg({
    id: 'bingo.take-text',
    message: 'You play one card of each board. Like this one? It is yours; if not, draw another.',
  }),
  take: msg({ id: 'bingo.take', message: 'Play this card' }),
  otherTitle: msg({ id: 'bingo.other-title', message: 'You are watching' }),
  otherText: msg({ id: 'bingo.other-text', message: 'You play another card of this board.' }),
  toMine: msg({ id: 'bingo.to-mine', message: 'Go to my card' }),
  watchTitle: msg({ id: 'bingo.watch-title', message: 'You are watching' }),
  watchText: msg({
    id: 'bingo.watch-text',
    message:
      'Marks appear as they happen. To mark squares yourself and to earn points, sign in and play a card.',
  }),
  watchTextFun: msg({
    id: 'bingo.watch-text-fun',
    message: 'Marks appear as they happen. To mark squares yourself, sign in and play a card.',
  }),
  signIn: msg({ id: 'bingo.sign-in', message: 'Sign in to play' }),
  membersText: msg({
    id: 'bingo.members-text',
    message: 'Members of the program play. Apply, and once you are accepted a card is yours.',
  }),
  demoText: msg({
    id: 'bingo.demo-watch',
    message: 'The match marks this card by itself, for everybody who has its link.',
  }),

  winners: msg({
    id: 'bingo.winners',
    message: '{count, plural, =0 {No winner yet} one {# winner} other {# winners}}',
  }),
  winnersOf: msg({
    id: 'bingo.winners-of',
    message: '{count, plural, =0 {No winner yet} one {# winner} other {# winners}} of {most}',
  }),
  forFun: msg({ id: 'bingo.for-fun', message: 'Played for fun' }),
  byAuthor: msg({ id: 'bingo.by-author', message: 'A board by {name}' }),
  live: msg({ id: 'bingo.live', message: 'Live' }),
  connecting: msg({ id: 'bingo.connecting', message: 'Connecting …' }),
  offline: msg({ id: 'bingo.offline', message: 'Not live' }),
  offlineText: msg({
    id: 'bingo.offline-text',
    message: 'The connection is lost. We try again; until then the card may be behind.',
  }),
  refusedText: msg({
    id: 'bingo.refused-text',
    message: 'New marks do not arrive by themselves here. Reload the page to see them.',
  }),

  opensIn: msg({ id: 'bingo.opens-in', message: 'Opens in {time}' }),
  opensText: msg({
    id: 'bingo.opens-text',
    message: 'The board opens {moment}. You can look at cards already.',
  }),
  closedTitle: msg({ id: 'bingo.closed-title', message: 'This board is over' }),
  closedText: msg({
    id: 'bingo.closed-text',
    message: 'It closed {moment}. The card stays as it was then.',
  }),
  pausedTitle: msg({ id: 'bingo.paused-title', message: 'Not played at the moment' }),
  pausedText: msg({
    id: 'bingo.paused-hint',
    message: 'You can look at cards. Marks and claims wait until it is played again.',
  }),
  takenDown: msg({ id: 'bingo.taken-down', message: 'This board was taken down' }),
  report: msg({ id: 'bingo.report', message: 'Report this board' }),
  reportText: msg({
    id: 'bingo.report-text',
    message: 'The program will look at the board and may take it down.',
  }),
  reportNote: msg({ id: 'bingo.report-note', message: 'What is wrong with it?' }),
  reported: msg({ id: 'bingo.reported', message: 'Thank you. Your report has arrived.' }),
  unknownTitle: msg({ id: 'bingo.unknown-title', message: 'There is no such board' }),
  unknownText: msg({
    id: 'bingo.unknown-text',
    message: 'Perhaps a part of the link is missing, or its author has deleted the board.',
  }),
  toProgram: msg({ id: 'bingo.to-program', message: 'To {program}' }),
  faulty: msg({
    id: 'bingo.faulty',
    message: 'This board has too few items for a card yet.',
  }),

  cards: msg({ id: 'bingo.other-cards', message: 'Other cards' }),
  newCard: msg({ id: 'bingo.new-card', message: 'Draw another card' }),
  seed: msg({ id: 'bingo.seed', message: 'Name of the card' }),
  seedHelp: msg({
    id: 'bingo.seed-help',
    message:
      'The same name gives the same card to everybody. Letters from a to z, digits, hyphens.',
  }),
  seedWrong: msg({
    id: 'bingo.seed-wrong',
    message: 'Use up to 32 letters from a to z, digits and hyphens between them.',
  }),
  seedGo: msg({ id: 'bingo.seed-go', message: 'Show it' }),

  more: msg({ id: 'bingo.more', message: 'More bingo' }),
  makeBoard: msg({ id: 'bingo.make-board', message: 'Make your own board' }),

  share: msg({ id: 'bingo.share', message: 'Share' }),
  copyLink: msg({ id: 'bingo.copy-link', message: 'Copy the link' }),
  linkCopied: msg({ id: 'bingo.link-copied', message: 'The link is copied' }),
  savePicture: msg({ id: 'bingo.save-picture', message: 'Save as picture' }),
  sharePicture: msg({ id: 'bingo.share-picture', message: 'Share as picture' }),
  pictureFailed: msg({
    id: 'bingo.picture-failed',
    message: 'This browser could not draw the picture. Try again, or take a screenshot.',
  }),
  print: msg({ id: 'bingo.print', message: 'Print' }),
  overlay: msg({ id: 'bingo.overlay', message: 'Add to your stream' }),
  overlayTitle: msg({ id: 'bingo.overlay-title', message: 'The card on your stream' }),
  overlayText: msg({
    id: 'bingo.overlay-text',
    message:
      'In your streaming software, add a source of the kind “Browser” and paste this address. Its ground is transparent, and marks appear live.',
  }),
  overlaySize: msg({
    id: 'bingo.overlay-size',
    message: 'A square of 800 by 800 pixels is a good size; the card fills what it is given.',
  }),
  overlayAddress: msg({ id: 'bingo.overlay-address', message: 'Address of the overlay' }),

  demoTitle: msg({ id: 'bingo.demo-title', message: 'Watch a match fill a card' }),
  demoLead: msg({
    id: 'bingo.demo-lead',
    message:
      'A match is played by itself and reports what happens. Each report marks the card at once, here and for everybody with the link.',
  }),
  demoStart: msg({ id: 'bingo.demo-start', message: 'Start a match' }),
  demoAgain: msg({ id: 'bingo.demo-again', message: 'Start another match' }),
  demoRuns: msg({ id: 'bingo.demo-runs', message: 'The match runs: {time}' }),
  demoOver: msg({ id: 'bingo.demo-over', message: 'The match is over' }),
  demoOverText: msg({
    id: 'bingo.demo-over-text',
    message: 'The card stays as the match left it. The next match has a card of its own.',
  }),
  demoAbsent: msg({ id: 'bingo.demo-absent', message: 'There is no demo here' }),
} as const;
