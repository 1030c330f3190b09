/** The mark of an entry on the line of a timeline. */
export const DOT = {
  content: '',
  position: 'absolute',
  insetInlineStart: '-.5rem',
  top: '.3rem',
  width: '.9rem',
  height: '.9rem',
} as const;
