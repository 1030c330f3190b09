import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const head = style({ position: 'relative', isolation: 'isolate', overflow: 'hidden' });
export const picture = style({ position: 'absolute', inset: 0, zIndex: -1, opacity: 0.45 });
globalStyle(`${picture} > svg`, { width: '100%', height: '100%' });
export const product = style({ color: tokens.color.accent, fontWeight: 650 });
export const title = style({ fontSize: 'clamp(2.2rem,1.4rem + 4vw,4.2rem)' });
export const program = style({
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  ':hover': { borderColor: tokens.color.accent },
});
export const name = style({ fontSize: '1.35rem' });
export const link = style({
  color: tokens.color.text,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const languages = style({ fontSize: '.9rem', color: tokens.color.accent });
export const pager = style({
  display: 'flex',
  gap: space(3),
  justifyContent: 'center',
  marginTop: space(8),
});
