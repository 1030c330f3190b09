import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../theme/tokens.ts';

const { color, radius } = tokens;
/** Full-bleed picture with a scrim is the ground form; compositions move from there. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.ground,
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top,${color.ground} 4%,color-mix(in srgb,${color.ground} 72%,transparent) 55%,color-mix(in srgb,${color.ground} 40%,transparent))`,
  },
});
globalStyle(`${picture} > svg`, { width: '100%', height: '100%' });
globalStyle(`html[dir=rtl] ${picture} > svg`, { transform: 'scaleX(-1)' });

export const inner = style({
  display: 'grid',
  gap: space(8),
  paddingBlock: `${space(16)} ${space(12)}`,
  alignItems: 'center',
});
export const words = style({ display: 'grid', gap: space(4), justifyItems: 'start', minWidth: 0 });
export const title = style({ fontSize: 'clamp(2.2rem,1.3rem + 4.4vw,4.4rem)', maxWidth: '18ch' });
export const text = style({ fontSize: '1.12rem', maxWidth: '40rem', color: color.text });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginTop: space(2),
});

export const facts = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit,minmax(9rem,1fr))',
  borderTop: `1px solid ${color.border}`,
  paddingTop: space(5),
});
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
export const factLabel = style({ color: color.muted, fontSize: '.92rem', lineHeight: 1.4 });
export const factValue = style({
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: '1.6rem',
  lineHeight: 1.2,
  color: color.accent,
  fontVariantNumeric: 'tabular-nums',
});

const when = (name: string, target: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${hero}[data-composition=${name}] ${target}`, rule);
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });

// split: words beside a framed picture.
when('split', `${picture}`, {
  '@media': {
    [wide.desktop]: {
      insetInlineStart: '50%',
      insetInlineEnd: 0,
      clipPath: 'polygon(14% 0,100% 0,100% 100%,0 100%)',
    },
  },
});
globalStyle(`html[dir=rtl] ${hero}[data-composition=split] ${picture}`, {
  '@media': { [wide.desktop]: { clipPath: 'polygon(0 0,86% 0,100% 100%,0 100%)' } },
});
when(
  'split',
  `${picture}::after`,
  desktop({ background: `linear-gradient(to top,${color.ground},transparent 45%)` }),
);
when('split', inner, desktop({ minHeight: '36rem', paddingBlock: space(20) }));
when('split', words, desktop({ maxWidth: '48%' }));
when('split', facts, desktop({ maxWidth: '48%' }));

// centred: a short line over the picture, everything on the axis.
when('centred', inner, { textAlign: 'center', paddingBlock: `${space(24)} ${space(14)}` });
when('centred', words, { justifyItems: 'center', marginInline: 'auto' });
when('centred', actions, { justifyContent: 'center' });
when('centred', `${picture}::after`, {
  background: `radial-gradient(ellipse at 50% 45%,color-mix(in srgb,${color.ground} 86%,transparent) 20%,color-mix(in srgb,${color.ground} 30%,transparent) 70%),linear-gradient(to top,${color.ground},transparent 30%)`,
});

// poster: type as large as it goes, at the foot of the picture.
when('poster', inner, { alignItems: 'end', minHeight: 'min(46rem,88vh)', paddingTop: space(30) });
when('poster', title, {
  fontSize: 'clamp(2.7rem,1rem + 8.6vw,8rem)',
  lineHeight: 0.98,
  maxWidth: '14ch',
});
when('poster', `${picture}::after`, {
  background: `linear-gradient(to top,${color.ground} 8%,color-mix(in srgb,${color.ground} 78%,transparent) 48%,transparent 92%)`,
});

// banner: wide and low, content close below.
when('banner', inner, { paddingBlock: `${space(14)} ${space(10)}` });
globalStyle(`${hero}[data-composition=banner]`, { borderBottom: `6px solid ${color.primary}` });
when('banner', title, { maxWidth: '22ch' });
when('banner', `${picture}::after`, {
  backgroundImage: `linear-gradient(90deg,${color.ground} 12%,color-mix(in srgb,${color.ground} 70%,transparent) 50%,transparent)`,
});
globalStyle(`html[dir=rtl] ${hero}[data-composition=banner] ${picture}::after`, {
  backgroundImage: `linear-gradient(270deg,${color.ground} 12%,color-mix(in srgb,${color.ground} 70%,transparent) 50%,transparent)`,
});

// ledger: a sheet of paper, the picture its border.
when('ledger', inner, { maxWidth: '52rem', paddingBlock: `${space(16)} ${space(12)}` });
when('ledger', words, {
  background: `color-mix(in srgb,${color.ground} 90%,transparent)`,
  border: `1px solid ${color.border}`,
  outline: `1px solid ${color.border}`,
  outlineOffset: '6px',
  padding: 'clamp(1.4rem,5vw,3.5rem)',
});
when('ledger', title, { fontSize: 'clamp(2.1rem,1.4rem + 3vw,3.6rem)' });
when('ledger', `${picture}::after`, { background: 'none' });

// grid: tiles as the hero; the picture is one of them.
when('grid', inner, {
  gap: space(4),
  paddingBlock: space(8),
  '@media': {
    [wide.desktop]: { gridTemplateColumns: '1.6fr 1fr', minHeight: '34rem', alignItems: 'stretch' },
  },
});
when('grid', words, {
  alignContent: 'center',
  background: `color-mix(in srgb,${color.surface} 94%,transparent)`,
  borderRadius: radius.large,
  border: `1px solid ${color.border}`,
  padding: 'clamp(1.4rem,4vw,3.2rem)',
});
when('grid', `${picture}::after`, { background: 'none' });
when('grid', facts, { borderTop: 0, padding: 0, gap: space(4), gridAutoRows: '1fr' });
when('grid', fact, {
  justifyContent: 'center',
  background: `color-mix(in srgb,${color.surface} 94%,transparent)`,
  borderRadius: radius.large,
  border: `1px solid ${color.border}`,
  padding: space(5),
});

// console: panels and readouts.
when('console', inner, {
  gap: space(3),
  paddingBlock: space(10),
  '@media': { [wide.desktop]: { gridTemplateColumns: '1.9fr 1fr', minHeight: '34rem' } },
});
when('console', words, {
  background: `color-mix(in srgb,${color.ground} 88%,transparent)`,
  borderInlineStart: `6px solid ${color.primary}`,
  padding: 'clamp(1.2rem,4vw,3rem)',
});
when('console', `${picture}::after`, {
  background: `color-mix(in srgb,${color.ground} 35%,transparent)`,
});
when('console', facts, {
  alignSelf: 'end',
  gridTemplateColumns: '1fr',
  background: `color-mix(in srgb,${color.ground} 90%,transparent)`,
  border: `1px solid ${color.border}`,
  padding: space(5),
});
when('console', factLabel, { fontFamily: tokens.font.mono, fontSize: '.82rem' });
