import { style } from '@vanilla-extract/css';
import { space, tokens } from '../../theme/tokens.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(3)} ${space(8)}`,
  margin: 0,
});
export const term = style({ color: tokens.color.muted, fontSize: '.94rem' });
export const value = style({
  margin: 0,
  fontSize: '1.7rem',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
