import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../base/theme/tokens.ts';

/** What opens a part of a list that is folded; its sign turns over. */
export const folded = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  width: 'fit-content',
  minHeight: '2.75rem',
  color: tokens.color.muted,
});
globalStyle(`[open] > ${folded} > svg`, { transform: 'scaleY(-1)' });
