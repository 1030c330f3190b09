import { style } from '@vanilla-extract/css';
import { space, strong } from '../../base/theme/tokens.ts';

export const boxes = style({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: space(3), fontWeight: strong });
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(3),
  alignItems: 'start',
});
