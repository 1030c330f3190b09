import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const figures = style({
  display: 'grid',
  gap: `${space(8)} ${space(6)}`,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,11rem),1fr))',
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space(1),
  borderInlineStart: `3px solid ${tokens.color.primary}`,
  paddingInlineStart: space(4),
});
export const value = style({
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: 'clamp(2.2rem,1.6rem + 2.2vw,3.6rem)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ marginTop: space(6), fontSize: '.9rem', maxWidth: '44rem' });
