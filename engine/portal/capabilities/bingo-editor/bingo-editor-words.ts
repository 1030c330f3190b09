import { msg } from '@lingui/core/macro';

/** Words of the editor of bingo boards, but for what can be wrong with them. */
export const editorWords = {
  lead: msg({
    id: 'bingo-editor.lead',
    message: 'Make a board of your own for {program}: collect items, look at the cards, publish.',
  }),
  noScript: msg({
    id: 'bingo-editor.no-script',
    message: 'The editor needs JavaScript, which is switched off in this browser.',
  }),

  saveTitle: msg({ id: 'bingo-editor.save-title', message: 'Your board' }),
  stateNew: msg({ id: 'bingo-editor.state-new', message: 'Not saved yet' }),
  stateDraft: msg({ id: 'bingo-editor.state-draft', message: 'Draft' }),
  statePublished: msg({ id: 'bingo-editor.state-published', message: 'Published' }),
  keptHere: msg({
    id: 'bingo-editor.kept-here',
    message: 'What you type is kept in this browser until you save.',
  }),
  allSaved: msg({ id: 'bingo-editor.all-saved', message: 'Everything is saved.' }),
  unsaved: msg({
    id: 'bingo-editor.unsaved',
    message: 'There are changes that are not saved. This browser keeps them.',
  }),
  signInFirst: msg({
    id: 'bingo-editor.sign-in-first',
    message: 'Sign in to save and publish. Your board stays here and waits for you.',
  }),
  signIn: msg({ id: 'bingo-editor.sign-in', message: 'Sign in' }),
  saveDraft: msg({ id: 'bingo-editor.save-draft', message: 'Save draft' }),
  saving: msg({ id: 'bingo-editor.saving', message: 'Saving …' }),
  saved: msg({ id: 'bingo-editor.saved', message: 'The draft is saved.' }),
  publish: msg({ id: 'bingo-editor.publish', message: 'Publish' }),
  publishing: msg({ id: 'bingo-editor.publishing', message: 'Publishing …' }),
  published: msg({ id: 'bingo-editor.published', message: 'The board is published.' }),
  publishBlocked: msg({
    id: 'bingo-editor.publish-blocked',
    message:
      '{count, plural, one {# thing keeps it from being published.} other {# things keep it from being published.}}',
  }),
  askPublish: msg({ id: 'bingo-editor.ask-publish', message: 'Publish this board?' }),
  askPublishText: msg({
    id: 'bingo-editor.ask-publish-text',
    message: 'Everybody with the link can play it. Its items stay as they are from then on.',
  }),
  remove: msg({ id: 'bingo-editor.remove', message: 'Delete board …' }),
  askRemove: msg({ id: 'bingo-editor.ask-remove', message: 'Delete this board?' }),
  askRemoveText: msg({
    id: 'bingo-editor.ask-remove-text',
    message: 'It is gone for everybody, with all that is marked on its cards.',
  }),
  removeNow: msg({ id: 'bingo-editor.remove-now', message: 'Delete it' }),
  notYet: msg({ id: 'bingo-editor.not-yet', message: 'Not yet' }),
  keepIt: msg({ id: 'bingo-editor.keep-it', message: 'Keep it' }),
  removed: msg({ id: 'bingo-editor.removed', message: 'The board is deleted.' }),
  discard: msg({ id: 'bingo-editor.discard', message: 'Discard changes' }),
  undo: msg({ id: 'bingo-editor.undo', message: 'Undo' }),
  redo: msg({ id: 'bingo-editor.redo', message: 'Redo' }),

  conflictTitle: msg({
    id: 'bingo-editor.conflict-title',
    message: 'This board was changed somewhere else',
  }),
  conflictText: msg({
    id: 'bingo-editor.conflict-text',
    message: 'Another tab or device saved it after you opened it here. Nothing of yours is lost.',
  }),
  conflictPublished: msg({
    id: 'bingo-editor.conflict-published',
    message: 'It was published meanwhile, so it stays as it is. You can keep yours as a copy.',
  }),
  conflictGone: msg({
    id: 'bingo-editor.conflict-gone',
    message: 'It was deleted meanwhile. You can keep yours as a new board.',
  }),
  keepMine: msg({ id: 'bingo-editor.keep-mine', message: 'Go on with mine' }),
  keepMineCopy: msg({ id: 'bingo-editor.keep-mine-copy', message: 'Keep mine as a new board' }),
  takeTheirs: msg({ id: 'bingo-editor.take-theirs', message: 'Take the saved one' }),
  unknownBoard: msg({
    id: 'bingo-editor.unknown-board',
    message: 'You have no board of this number. It may be deleted, or somebody else’s.',
  }),
  signInToOpen: msg({
    id: 'bingo-editor.sign-in-to-open',
    message: 'This address opens a board that is saved. Sign in to go on with it.',
  }),
  newBoard: msg({ id: 'bingo-editor.new-board', message: 'Begin a new board' }),

  publishedTitle: msg({ id: 'bingo-editor.published-title', message: 'This board is published' }),
  publishedText: msg({
    id: 'bingo-editor.published-text',
    message: 'Its items stay as they are. To change something, make a copy.',
  }),
  play: msg({ id: 'bingo-editor.play', message: 'Play it' }),
  overlay: msg({ id: 'bingo-editor.overlay', message: 'Overlay for your stream' }),
  shareLink: msg({ id: 'bingo-editor.share-link', message: 'Link to share' }),
  makeCopy: msg({ id: 'bingo-editor.make-copy', message: 'Make a copy' }),
  copyOf: msg({ id: 'bingo-editor.copy-of', message: 'Copy of {title}' }),

  ownBoards: msg({ id: 'bingo-editor.own-boards', message: 'Your boards' }),
  openBoard: msg({ id: 'bingo-editor.open-board', message: 'Open “{title}”' }),
  boardFacts: msg({
    id: 'bingo-editor.board-facts',
    message: '{size} × {size}, {count, plural, one {# item} other {# items}}',
  }),

  aboutTitle: msg({ id: 'bingo-editor.about-title', message: 'About the board' }),
  untitled: msg({ id: 'bingo-editor.untitled', message: 'Your bingo' }),
  title: msg({ id: 'bingo-editor.title', message: 'Title' }),
  description: msg({ id: 'bingo-editor.description', message: 'Description' }),
  size: msg({ id: 'bingo-editor.size', message: 'Size' }),
  sizeChoice: msg({ id: 'bingo-editor.size-choice', message: '{size} × {size}' }),
  freeCentre: msg({ id: 'bingo-editor.free-centre', message: 'Free cell in the middle' }),
  freeCentreOdd: msg({
    id: 'bingo-editor.free-centre-odd',
    message: 'Only boards of 3, 5 or 7 rows have a middle cell.',
  }),
  free: msg({ id: 'bingo-editor.free', message: 'Free' }),
  patterns: msg({ id: 'bingo-editor.patterns', message: 'What wins' }),
  patternsText: msg({
    id: 'bingo-editor.patterns-text',
    message:
      'The points stand on the card, for the fun of it: boards that creators make pay no points in the program.',
  }),
  pointsFor: msg({ id: 'bingo-editor.points-for', message: 'Points on the card: {pattern}' }),
  row: msg({ id: 'bingo-editor.pattern-row', message: 'Row' }),
  column: msg({ id: 'bingo-editor.pattern-column', message: 'Column' }),
  diagonal: msg({ id: 'bingo-editor.pattern-diagonal', message: 'Diagonal' }),
  corners: msg({ id: 'bingo-editor.pattern-corners', message: 'Four corners' }),
  blackout: msg({ id: 'bingo-editor.pattern-blackout', message: 'Whole card' }),

  cardTitle: msg({ id: 'bingo-editor.card-title', message: 'The card' }),
  drawn: msg({ id: 'bingo-editor.drawn', message: 'Drawn by seed' }),
  drawnText: msg({
    id: 'bingo-editor.drawn-text',
    message: 'Everybody gets a card of their own. The same seed gives the same card again.',
  }),
  arranged: msg({ id: 'bingo-editor.arranged', message: 'By hand' }),
  arrangedText: msg({
    id: 'bingo-editor.arranged-text',
    message:
      'One card for all. Drag cells to change their places, or pick one up with the space bar, move with the arrow keys and put it down with the space bar; Escape leaves it where it was.',
  }),
  howArranged: msg({ id: 'bingo-editor.how-arranged', message: 'How cards are made' }),
  anotherCard: msg({ id: 'bingo-editor.another-card', message: 'Another card' }),
  seed: msg({ id: 'bingo-editor.seed', message: 'Seed: {seed}' }),
  noCard: msg({
    id: 'bingo-editor.no-card',
    message:
      '{count, plural, one {# more item, and you see a card here.} other {# more items, and you see a card here.}}',
  }),
  emptyCell: msg({ id: 'bingo-editor.empty-cell', message: 'Empty' }),
  cellAt: msg({
    id: 'bingo-editor.cell-at',
    message: 'Row {row}, column {column}: {label}',
  }),
  beside: msg({ id: 'bingo-editor.beside', message: 'Beside the card' }),
  besideText: msg({
    id: 'bingo-editor.beside-text',
    message: 'Drag one onto a cell, or choose it and then the cell that it takes.',
  }),
  findItem: msg({ id: 'bingo-editor.find-item', message: 'Find an item' }),
  pickedUp: msg({
    id: 'bingo-editor.picked-up',
    message:
      'Picked up “{label}”. Move with the arrow keys, put it down with the space bar; Escape cancels.',
  }),
  over: msg({
    id: 'bingo-editor.over',
    message: 'Over row {row}, column {column}: {label}',
  }),
  swapped: msg({
    id: 'bingo-editor.swapped',
    message: '“{label}” is in row {row}, column {column} now and changed places with “{other}”.',
  }),
  putDown: msg({
    id: 'bingo-editor.put-down',
    message: '“{label}” is in row {row}, column {column} now.',
  }),
  leftThere: msg({ id: 'bingo-editor.left-there', message: '“{label}” stays where it was.' }),

  printTitle: msg({ id: 'bingo-editor.print-title', message: 'Print' }),
  printText: msg({
    id: 'bingo-editor.print-text',
    message: 'Each card has a seed of its own, which is printed below it.',
  }),
  printCount: msg({ id: 'bingo-editor.print-count', message: 'Cards' }),
  printPaper: msg({ id: 'bingo-editor.print-paper', message: 'Paper' }),
  printPerPage: msg({ id: 'bingo-editor.print-per-page', message: 'Cards on a page' }),
  otherCards: msg({ id: 'bingo-editor.other-cards', message: 'Other cards' }),
  printNow: msg({ id: 'bingo-editor.print-now', message: 'Print' }),

  yamlTitle: msg({ id: 'bingo-editor.yaml-title', message: 'For operators' }),
  yamlText: msg({
    id: 'bingo-editor.yaml-text',
    message:
      'This is the board for campaign.yaml. There it gets a number of the campaign in place of 1 and may name an activation whose points it pays.',
  }),
};
