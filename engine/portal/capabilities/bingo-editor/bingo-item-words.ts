import { msg } from '@lingui/core/macro';

/** Words of the editor's list of items, and of what can be wrong with a line or a board. */
export const itemWords = {
  itemsTitle: msg({ id: 'bingo-editor.items-title', message: 'Items' }),
  counter: msg({ id: 'bingo-editor.counter', message: '{count} of {needed} needed' }),
  noItems: msg({
    id: 'bingo-editor.no-items',
    message: 'Nothing yet. Write an item, paste a list or take the campaign’s.',
  }),
  newItem: msg({ id: 'bingo-editor.new-item', message: 'New item' }),
  addItem: msg({ id: 'bingo-editor.add-item', message: 'Add' }),
  itemLabel: msg({ id: 'bingo-editor.item-label', message: 'Item {number}' }),
  difficulty: msg({ id: 'bingo-editor.difficulty', message: 'Difficulty' }),
  difficultyOf: msg({ id: 'bingo-editor.difficulty-of', message: 'Difficulty of item {number}' }),
  difficultyChoice: msg({
    id: 'bingo-editor.difficulty-choice',
    message:
      '{level, plural, =1 {1, always} =2 {2, often} =3 {3, at times} =4 {4, seldom} =5 {5, hardly ever} other {#}}',
  }),
  weight: msg({ id: 'bingo-editor.weight', message: 'Weight' }),
  weightOf: msg({ id: 'bingo-editor.weight-of', message: 'Weight of item {number}' }),
  weightHelp: msg({
    id: 'bingo-editor.weight-help',
    message: 'The greater its weight, the more often an item is drawn. Every card is as hard.',
  }),
  removeItem: msg({ id: 'bingo-editor.remove-item', message: 'Delete item {number}: {label}' }),
  removeAll: msg({ id: 'bingo-editor.remove-all', message: 'Delete all items' }),
  itemRemoved: msg({ id: 'bingo-editor.item-removed', message: '“{label}” is deleted.' }),
  campaignItems: msg({
    id: 'bingo-editor.campaign-items',
    message:
      '{count, plural, one {Add # item of the campaign} other {Add # items of the campaign}}',
  }),
  noCampaignItems: msg({
    id: 'bingo-editor.no-campaign-items',
    message: 'All items of the campaign are in your list.',
  }),
  pasteTitle: msg({ id: 'bingo-editor.paste-title', message: 'Paste a list or a CSV file' }),
  pasteHelp: msg({
    id: 'bingo-editor.paste-help',
    message:
      'An item on each line, or a table with the columns label, weight, difficulty and id. You can also drop a file here.',
  }),
  chooseFile: msg({ id: 'bingo-editor.choose-file', message: 'Choose a file' }),
  fileUnreadable: msg({
    id: 'bingo-editor.file-unreadable',
    message: 'This file cannot be read as text.',
  }),
  addPasted: msg({
    id: 'bingo-editor.add-pasted',
    message: '{count, plural, one {Add # item} other {Add # items}}',
  }),
  itemsAdded: msg({
    id: 'bingo-editor.items-added',
    message: '{count, plural, one {# item added} other {# items added}}',
  }),
  line: msg({ id: 'bingo-editor.line', message: 'Line {line}: {fault}' }),
  faultCount: msg({
    id: 'bingo-editor.fault-count',
    message:
      '{count, plural, one {# line has a fault and is left out:} other {# lines have faults and are left out:}}',
  }),
  moreOfThem: msg({ id: 'bingo-editor.more-of-them', message: 'and {count} more' }),
  issuesTitle: msg({ id: 'bingo-editor.issues-title', message: 'What needs attention' }),
  noIssues: msg({ id: 'bingo-editor.no-issues', message: 'Everything is right.' }),
  goTo: msg({ id: 'bingo-editor.go-to', message: 'Item {number}:' }),
};

/** What can be wrong with a pasted line, by its code. */
export const lineFaultWords = {
  text_too_long: msg({
    id: 'bingo-editor.fault-text-too-long',
    message: 'The text has {given, number} characters, more than {most, number}. Paste less.',
  }),
  too_many_lines: msg({
    id: 'bingo-editor.fault-too-many-lines',
    message: 'The text has {given, number} lines, more than {most, number}. Paste less.',
  }),
  column_unknown: msg({
    id: 'bingo-editor.fault-column-unknown',
    message:
      'There is no column “{name}”: it is left out. Columns are label, weight, difficulty and id.',
  }),
  column_repeated: msg({
    id: 'bingo-editor.fault-column-repeated',
    message: 'The column “{name}” says what another says already: it is left out.',
  }),
  quote_not_closed: msg({
    id: 'bingo-editor.fault-quote-not-closed',
    message: 'A quotation mark is opened and not closed.',
  }),
  too_many_cells: msg({
    id: 'bingo-editor.fault-too-many-cells',
    message:
      'This line has {given} cells for {most} columns. Put a label that holds separators in quotation marks.',
  }),
  label_missing: msg({
    id: 'bingo-editor.fault-label-missing',
    message: 'This line has no label.',
  }),
  weight_malformed: msg({
    id: 'bingo-editor.fault-weight-malformed',
    message: 'The weight is “{value}”. It must be a whole number from 1 to 100.',
  }),
  difficulty_malformed: msg({
    id: 'bingo-editor.fault-difficulty-malformed',
    message:
      'The difficulty is “{value}”. It must be a whole number from 1 to 5, or easy, medium or hard.',
  }),
};

/** What can be wrong with a board, by its code. */
export const issueWords = {
  title_missing: msg({
    id: 'bingo-editor.issue-title-missing',
    message: 'The board has no title. Give it one.',
  }),
  size_out_of_range: msg({
    id: 'bingo-editor.issue-size-out-of-range',
    message: 'The size is {size}. Boards have 3 to 7 rows.',
  }),
  free_centre_without_centre: msg({
    id: 'bingo-editor.issue-free-centre-without-centre',
    message: 'A board of {size} rows has no middle cell. Choose 3, 5 or 7 rows, or no free cell.',
  }),
  no_winning_pattern: msg({
    id: 'bingo-editor.issue-no-winning-pattern',
    message: 'Nothing wins on this board. Choose a pattern.',
  }),
  points_out_of_range: msg({
    id: 'bingo-editor.issue-points-out-of-range',
    message:
      'The points for “{pattern}” are {value}. They must be a whole number from 0 to {most, number}.',
  }),
  winner_cap_out_of_range: msg({
    id: 'bingo-editor.issue-winner-cap-out-of-range',
    message:
      'The number of winners is {value}. It must be a whole number from 1 to {most, number}, or left open.',
  }),
  claim_window_out_of_range: msg({
    id: 'bingo-editor.issue-claim-window-out-of-range',
    message:
      'The time to claim is {value} seconds. It must be a whole number from 1 to {most, number}, or left open.',
  }),
  too_few_items: msg({
    id: 'bingo-editor.issue-too-few-items',
    message:
      'A card needs {needed, plural, one {# item} other {# items}} and there are {given}. Add {missing} more, or choose a smaller board.',
  }),
  too_many_items: msg({
    id: 'bingo-editor.issue-too-many-items',
    message: 'There are {given} items, more than {most}. Take some out.',
  }),
  few_items_to_spare: msg({
    id: 'bingo-editor.issue-few-items-to-spare',
    message: 'Cards will be much alike: with {advised} items or more they differ well.',
  }),
  label_missing: msg({
    id: 'bingo-editor.issue-label-missing',
    message: 'This item says nothing. Write something, or delete it.',
  }),
  label_malformed: msg({
    id: 'bingo-editor.issue-label-malformed',
    message: 'This takes no line breaks or control characters.',
  }),
  label_too_long: msg({
    id: 'bingo-editor.issue-label-too-long',
    message:
      '“{label}” is {width} characters wide; a cell of this board holds {most}. Shorten it, or choose a smaller board.',
  }),
  word_too_long: msg({
    id: 'bingo-editor.issue-word-too-long',
    message:
      '“{label}” has a word of {width} characters, which a cell of this board breaks after {most}.',
  }),
  label_duplicate: msg({
    id: 'bingo-editor.issue-label-duplicate',
    message: '“{text}” is the same as item {first}. Change it or take it out.',
  }),
  id_malformed: msg({
    id: 'bingo-editor.issue-id-malformed',
    message: '“{id}” is no id: letters, digits, hyphens, dots, colons and underscores.',
  }),
  id_duplicate: msg({
    id: 'bingo-editor.issue-id-duplicate',
    message: 'The id “{text}” is that of item {first}. Change it or take it out.',
  }),
  weight_out_of_range: msg({
    id: 'bingo-editor.issue-weight-out-of-range',
    message: 'The weight is {value}. It must be a whole number from {least} to {most}.',
  }),
  difficulty_out_of_range: msg({
    id: 'bingo-editor.issue-difficulty-out-of-range',
    message: 'The difficulty is {value}. It must be a whole number from {least} to {most}.',
  }),
  cell_count_wrong: msg({
    id: 'bingo-editor.issue-cell-count-wrong',
    message: 'The arrangement has {given} cells; the board has {needed}.',
  }),
  cell_item_unknown: msg({
    id: 'bingo-editor.issue-cell-item-unknown',
    message: 'Cell {cell} names “{id}”, which is no item.',
  }),
  cell_item_repeated: msg({
    id: 'bingo-editor.issue-cell-item-repeated',
    message: 'Cell {cell} repeats “{id}” of another cell.',
  }),
  free_cell_taken: msg({
    id: 'bingo-editor.issue-free-cell-taken',
    message: 'Cell {cell} is the free one: it takes no item.',
  }),
  cell_empty: msg({
    id: 'bingo-editor.issue-cell-empty',
    message: 'Cell {cell} is empty. Put an item there.',
  }),
};
