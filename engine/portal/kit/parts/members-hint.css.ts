import { style } from '@vanilla-extract/css';
import { space } from '../../base/theme/tokens.ts';

export const membersHint = style({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
});
