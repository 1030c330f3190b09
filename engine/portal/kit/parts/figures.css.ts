import { style } from '@vanilla-extract/css';
import { displaySize, phone, space, textSize, tokens } from '../../base/theme/tokens.ts';
import { figure } from './figure.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(3)} ${space(8)}`,
  margin: 0,
  '@media': { [phone]: { gap: `${space(1)} ${space(3)}` } },
});
/** On a phone a line, its figure first: what the figures are about is to be seen as well. */
export const one = style({
  '@media': {
    [phone]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: space(1),
    },
  },
});
export const term = style({
  color: tokens.color.muted,
  fontSize: textSize.fine,
  '@media': { [phone]: { fontSize: textSize.small } },
});
export const value = style([
  figure,
  {
    margin: 0,
    fontSize: displaySize('figure'),
    '@media': { [phone]: { fontSize: textSize.large } },
  },
]);
