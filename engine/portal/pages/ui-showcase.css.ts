import { style, styleVariants } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const parts = style({
  display: 'grid',
  gap: space(16),
  marginBlockStart: space(10),
});
/** Three beside each other where there is room; the theme's own look of a card. */
export const cardRow = style({
  width: '100%',
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
});
export const part = style({ display: 'grid', gap: space(5), justifyItems: 'start' });
export const heading = style({ fontSize: '1.5rem' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
});
export const wide = style({ width: '100%' });

export const swatches = style({
  width: '100%',
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill,minmax(9rem,1fr))',
});
export const swatch = style({
  height: '4.5rem',
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
});
export const fill = styleVariants(tokens.color, (background) => ({ background }));
export const name = style({ fontFamily: tokens.font.mono, fontSize: '.85rem' });

export const samples = style({ display: 'grid', gap: space(6) });
const sample = {
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  lineHeight: 1.15,
} as const;
export const scale = styleVariants({
  'h1 2.2–4.2': { ...sample, fontSize: 'clamp(2.2rem,1.4rem + 4vw,4.2rem)' },
  'h2 1.65–2.7': { ...sample, fontSize: 'clamp(1.65rem,1.2rem + 2vw,2.7rem)' },
  'h3 1.35': { ...sample, fontSize: '1.35rem' },
  'lead 1.08': { fontSize: '1.08rem', color: tokens.color.muted },
  'body 1': {},
  'fine .9': { fontSize: '.9rem' },
  mono: { fontFamily: tokens.font.mono },
});

export const select = style({
  minHeight: '2.9rem',
  paddingInline: space(3),
  background: tokens.color.surface,
  color: tokens.color.text,
  border: `2px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.small,
  font: 'inherit',
});
export const label = style({ display: 'grid', gap: space(1), fontSize: '.9rem' });
