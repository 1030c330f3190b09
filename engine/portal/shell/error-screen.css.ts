import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(44rem,82vh)',
  padding: space(8),
  textAlign: 'center',
  selectors: { '&[data-whole]': { minHeight: '100dvh' } },
});
export const picture = style({ position: 'absolute', inset: 0, zIndex: -1, opacity: 0.5 });
globalStyle(`${picture} > svg`, { width: '100%', height: '100%' });
export const words = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'center',
  maxWidth: '46rem',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  justifyContent: 'center',
});
export const brand = style({
  fontFamily: tokens.font.display,
  color: tokens.color.accent,
  fontSize: '1.2rem',
});
export const line = style({
  fontSize: 'clamp(1.6rem,1.1rem + 2.4vw,3rem)',
  overflowWrap: 'anywhere',
  textTransform: 'none',
});
