import { style } from '@vanilla-extract/css';
import { displaySize, space, textSize, tokens } from '../../base/theme/tokens.ts';

export const figures = style({
  display: 'grid',
  gap: space(6),
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space(3),
  textAlign: 'var(--place,start)' as 'start',
  overflowWrap: 'break-word',
});
export const label = style({ color: tokens.color.muted, lineHeight: 1.4 });
export const value = style({
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: displaySize('statement'),
  letterSpacing: 'var(--display-tracking)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
export const note = style({
  margin: `${space(7)} var(--mark,0) 0`,
  fontSize: textSize.fine,
  maxWidth: '44rem',
  textAlign: 'var(--place,start)' as 'start',
});
