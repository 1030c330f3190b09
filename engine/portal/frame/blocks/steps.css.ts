import { globalStyle, style } from '@vanilla-extract/css';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

export const steps = style({ counterReset: 'step', display: 'grid' });
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
});
export const number = style({
  fontFamily: tokens.font.display,
  fontWeight: 'max(500,var(--display-weight))',
  fontSize: textSize.lead,
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: 'counter(step,var(--numerals,decimal))' },
});
export const text = style({ color: tokens.color.muted });
globalStyle(`${itemTitle}+${text}`, { marginTop: space(1) });
