import { msg } from '@lingui/core/macro';

/** Words of the page that tries marks as bitmasks. */
export const bitmaskWords = {
  lead: msg({
    id: 'bitmask.lead',
    message:
      'The marks of a bingo card are one number: bit 0 is its first cell, and a pattern wins when all its bits are set.',
  }),
  size: msg({ id: 'bitmask.size', message: 'Size' }),
  sizeChoice: msg({ id: 'bitmask.size-choice', message: '{size} × {size}' }),
  freeCentre: msg({ id: 'bitmask.free-centre', message: 'Free cell in the middle' }),
  board: msg({ id: 'bitmask.board', message: 'Board' }),
  boardHelp: msg({ id: 'bitmask.board-help', message: 'Press a cell to mark it.' }),
  cell: msg({ id: 'bitmask.cell', message: 'Row {row}, column {column}, bit {bit}' }),
  free: msg({ id: 'bitmask.free', message: 'Free' }),
  clear: msg({ id: 'bitmask.clear', message: 'Mark nothing' }),
  fill: msg({ id: 'bitmask.fill', message: 'Mark everything' }),
  invert: msg({ id: 'bitmask.invert', message: 'Turn around' }),
  marked: msg({
    id: 'bitmask.marked',
    message: '{count, plural, one {# cell of {all} is marked} other {# cells of {all} are marked}}',
  }),
  forms: msg({ id: 'bitmask.forms', message: 'The number' }),
  formsHelp: msg({
    id: 'bitmask.forms-help',
    message: 'Type into any of them; the others and the board follow.',
  }),
  decimal: msg({ id: 'bitmask.decimal', message: 'Decimal' }),
  binary: msg({ id: 'bitmask.binary', message: 'Binary' }),
  hexadecimal: msg({ id: 'bitmask.hexadecimal', message: 'Hexadecimal' }),
  text: msg({ id: 'bitmask.text', message: 'Text for addresses' }),
  copyForm: msg({ id: 'bitmask.copy-form', message: 'Copy: {form}' }),
  share: msg({
    id: 'bitmask.share',
    message: 'The address of this page always says what you see: copy it to share it.',
  }),
  addressFault: msg({
    id: 'bitmask.address-fault',
    message: 'The address names a mask that cannot be read. {fault}',
  }),
  patterns: msg({ id: 'bitmask.patterns', message: 'Patterns' }),
  matches: msg({
    id: 'bitmask.matches',
    message:
      '{count, plural, =0 {No pattern matches} one {# pattern matches} other {# patterns match}}',
  }),
  match: msg({ id: 'bitmask.match', message: 'Matches' }),
  missing: msg({
    id: 'bitmask.missing',
    message: '{count, plural, one {# cell missing} other {# cells missing}}',
  }),
  row: msg({ id: 'bitmask.pattern-row', message: 'Row {number}' }),
  column: msg({ id: 'bitmask.pattern-column', message: 'Column {number}' }),
  diagonalDown: msg({ id: 'bitmask.pattern-diagonal-down', message: 'Diagonal, downward' }),
  diagonalUp: msg({ id: 'bitmask.pattern-diagonal-up', message: 'Diagonal, upward' }),
  corners: msg({ id: 'bitmask.pattern-corners', message: 'Four corners' }),
  blackout: msg({ id: 'bitmask.pattern-blackout', message: 'Whole card' }),
};

/** What can be wrong with a typed mask. */
export const maskFaultWords = {
  empty: msg({ id: 'bitmask.fault-empty', message: 'Type a number; 0 marks nothing.' }),
  not_decimal: msg({
    id: 'bitmask.fault-not-decimal',
    message: '“{character}” is no digit from 0 to 9.',
  }),
  not_binary: msg({
    id: 'bitmask.fault-not-binary',
    message: '“{character}” is neither 0 nor 1.',
  }),
  not_hexadecimal: msg({
    id: 'bitmask.fault-not-hexadecimal',
    message: '“{character}” is none of 0 to 9 and a to f.',
  }),
  too_great: msg({
    id: 'bitmask.fault-too-great',
    message: 'This has more bits than the {bits} of this board. The greatest number is {most}.',
  }),
  size_out_of_range: msg({
    id: 'bitmask.fault-size-out-of-range',
    message: 'The first character is the size of the board, 3 to 7.',
  }),
  length_wrong: msg({
    id: 'bitmask.fault-length-wrong',
    message: 'A text of this size has {needed} characters in all, not {given}.',
  }),
  malformed: msg({
    id: 'bitmask.fault-malformed',
    message: 'Only digits and letters without i, l, o and u are used.',
  }),
  bits_outside: msg({
    id: 'bitmask.fault-bits-outside',
    message: 'This marks cells that a board of this size does not have.',
  }),
};
