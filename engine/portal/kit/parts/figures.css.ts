import { style } from '@vanilla-extract/css';
import { displaySize, space, textSize, tokens } from '../../base/theme/tokens.ts';
import { figure } from './figure.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(3)} ${space(8)}`,
  margin: 0,
});
export const term = style({ color: tokens.color.muted, fontSize: textSize.fine });
export const value = style([
  figure,
  {
    margin: 0,
    fontSize: displaySize('figure'),
  },
]);
