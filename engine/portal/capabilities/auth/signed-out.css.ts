import { style } from '@vanilla-extract/css';
import { space } from '../../base/theme/tokens.ts';

export const panel = style({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  maxWidth: '40rem',
});
