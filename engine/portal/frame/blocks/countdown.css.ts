import { style } from '@vanilla-extract/css';
import { displaySize, space, strong, tokens } from '../../base/theme/tokens.ts';

export const moment = style({
  fontFamily: tokens.font.display,
  fontWeight: 'max(400,var(--display-weight))',
  fontSize: displaySize('section'),
  lineHeight: 1.1,
  textAlign: 'var(--place,start)' as 'start',
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
export const clock = style({
  minHeight: '1.5em',
  marginTop: space(4),
  color: tokens.color.accent,
  fontSize: displaySize('part'),
  fontWeight: strong,
  textAlign: 'var(--place,start)' as 'start',
  fontVariantNumeric: 'tabular-nums',
});
