import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens } from '../../base/theme/tokens.ts';

const line = `1px solid ${tokens.color.border}`;

export const list = style({
  display: 'grid',
  columnGap: space(14),
  borderTop: line,
  '@container': { '(min-width: 56rem)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const resource = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: `0 ${space(5)}`,
  alignItems: 'center',
  alignContent: 'center',
  paddingBlock: space(4),
  borderBottom: line,
});
globalStyle(`${resource} > svg`, { gridRow: 'span 2', color: tokens.color.accent });
export const link = style({
  color: tokens.color.text,
  textDecoration: 'none',
  ':hover': { color: tokens.color.accent },
  '::after': { content: '', position: 'absolute', inset: 0 },
});
