import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

export const entry = style({ position: 'relative', display: 'grid', rowGap: space(1) });
export const date = style({
  color: tokens.color.accent,
  fontWeight: strong,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ color: tokens.color.muted });
