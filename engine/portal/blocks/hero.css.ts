import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../theme/tokens.ts';

const { color, radius } = tokens;
const veil = (share: number) => `color-mix(in srgb,${color.ground} ${share}%,transparent)`;

/** A full-bleed picture under a scrim is the ground form; compositions move from there. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  vars: {
    '--scrim': `linear-gradient(to top,${color.ground} 5%,${veil(80)} 55%,${veil(35)})`,
  },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '::after': { content: '', position: 'absolute', inset: 0, background: 'var(--scrim)' },
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
  alignItems: 'center',
  paddingBlock: `${space(16)} ${space(12)}`,
});
export const words = style({ display: 'grid', gap: space(5), justifyItems: 'start', minWidth: 0 });
export const title = style({
  fontSize: 'calc(clamp(2.2rem,1.1rem + 4.6vw,5.2rem)*var(--display-scale,1))',
  lineHeight: 1.04,
  maxWidth: '18ch',
});
export const text = style({ fontSize: '1.12rem', maxWidth: '36rem' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginTop: space(2),
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(5)} ${space(6)}` });
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  flex: '1 1 8rem',
});
export const factLabel = style({ fontSize: '.94rem', lineHeight: 1.4 });
export const factValue = style({
  fontFamily: tokens.font.display,
  fontWeight: 'max(400,var(--display-weight))',
  fontSize: 'calc(clamp(1.35rem,1.2rem + .8vw,1.8rem)*var(--display-scale,1))',
  lineHeight: 1.2,
  color: color.accent,
  fontVariantNumeric: 'tabular-nums',
});

type Rule = Parameters<typeof globalStyle>[1];
const composition = (name: string, rules: Readonly<Record<string, Rule>>) => {
  for (const [part, rule] of Object.entries(rules))
    globalStyle(`${hero}[data-composition=${name}]${part}`, rule);
};
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });
const scrim = (value: string) => ({ vars: { '--scrim': value } });
// Until there is room beside the words, the picture of these stands above them and fades.
const stacked = `${hero}:is([data-composition=split],[data-composition=poster],[data-composition=banner],[data-composition=ledger],[data-composition=console])`;
const narrow = '(max-width: 61.99rem)';
globalStyle(stacked, {
  '@media': {
    [narrow]: scrim(`linear-gradient(to top,${color.ground} 16%,transparent 75%)`),
  },
});
globalStyle(`${stacked} ${picture}`, {
  '@media': { [narrow]: { bottom: 'auto', height: 'var(--picture,clamp(10rem,34vw,20rem))' } },
});
globalStyle(`${stacked} ${inner}`, {
  '@media': { [narrow]: { paddingTop: 'calc(var(--picture,clamp(10rem,34vw,20rem)) - 2rem)' } },
});

// What matters in a picture stands to the right of its middle.
const shifted = { position: 'absolute', right: 0, width: '150%', maxWidth: 'none' } as const;
globalStyle(`${stacked} ${picture} > svg`, { '@media': { '(max-width: 44rem)': shifted } });

// split: words beside the picture.
composition('split', {
  '': {
    vars: { '--picture': 'clamp(15rem,46vw,26rem)' },
    '@media': {
      [wide.desktop]: scrim(
        `linear-gradient(90deg,${color.ground},transparent 22%),linear-gradient(to top,${color.ground},transparent 12%)`,
      ),
    },
  },
  [` ${picture}`]: desktop({ insetInlineStart: '46%' }),
  [` ${inner}`]: desktop({ minHeight: '38rem' }),
  [` :is(${words},${facts})`]: desktop({ maxWidth: '50%' }),
});

// centred: a short line over the picture, everything on the axis.
composition('centred', {
  '': scrim(
    `radial-gradient(ellipse at 50% 46%,${veil(88)} 25%,${veil(20)} 75%),linear-gradient(to top,${color.ground},transparent 30%)`,
  ),
  [` ${inner}`]: { textAlign: 'center', paddingBlock: `${space(24)} ${space(16)}` },
  [` ${words}`]: { justifyItems: 'center' },
  [` ${actions}`]: { justifyContent: 'center' },
});

// poster: type as large as it goes, at the foot of the picture.
composition('poster', {
  '': {
    vars: { '--picture': 'clamp(16rem,56vw,30rem)' },
    '@media': {
      [wide.desktop]: scrim(
        `linear-gradient(to top,${color.ground} 8%,${veil(85)} 50%,transparent 92%)`,
      ),
    },
  },
  [` ${inner}`]: desktop({
    alignItems: 'end',
    minHeight: 'min(48rem,90vh)',
    paddingTop: space(40),
  }),
  [` ${title}`]: {
    fontSize: 'calc(clamp(2.7rem,1rem + 8.4vw,8rem)*var(--display-scale,1))',
    lineHeight: 0.96,
    maxWidth: '14ch',
  },
});

// banner: wide and low, the words on the quiet side.
composition('banner', {
  '': {
    borderBottom: `6px solid ${color.primary}`,
    '@media': {
      [wide.desktop]: scrim(
        `linear-gradient(90deg,${color.ground} 38%,${veil(74)} 58%,transparent 88%)`,
      ),
    },
  },
  [` ${title}`]: { maxWidth: '22ch' },
});

// ledger: a sheet of paper that goes on below the picture.
composition('ledger', {
  '': scrim('none'),
  [` ${inner}`]: { maxWidth: '58rem', gap: 0, paddingInline: 0, paddingBottom: 0 },
  [` :is(${words},${facts})`]: {
    padding: 'clamp(1.4rem,5vw,3.5rem)',
    background: color.ground,
    color: color.text,
    boxShadow: `0 0 0 1px ${color.border}`,
  },
});

// grid: words, picture and facts as tiles.
composition('grid', {
  '': scrim('none'),
  [` ${inner}`]: {
    gap: space(5),
    paddingBlock: space(10),
    '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0,1.1fr) minmax(0,1fr)' } },
  },
  [` ${picture}`]: {
    position: 'relative',
    order: 1,
    minHeight: '13rem',
    height: '100%',
    borderRadius: radius.large,
    overflow: 'hidden',
    background: color.surface,
  },
  [` ${picture} > svg`]: shifted,
  [` ${words}`]: desktop({ paddingBlock: space(16) }),
  [` ${facts}`]: { order: 2, gridColumn: '1/-1', gap: space(5) },
});

// console: panels and readouts over the picture.
composition('console', {
  '': desktop(scrim('none')),
  [` ${inner}`]: {
    gap: space(4),
    '@media': { [wide.desktop]: { gridTemplateColumns: '1.8fr 1fr', minHeight: '38rem' } },
  },
  [` :is(${words},${facts})`]: {
    background: color.ground,
    borderTop: `6px solid ${color.primary}`,
    padding: 'clamp(1.2rem,3.4vw,2.8rem)',
  },
  [` ${facts}`]: { alignSelf: 'end', flexDirection: 'column', gap: 0, paddingBlock: space(2) },
  [` ${fact}`]: {
    flex: 'none',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space(4),
    paddingBlock: space(3),
  },
  [` ${fact}+*`]: { borderTop: `1px solid ${color.border}` },
  [` ${factValue}`]: { whiteSpace: 'nowrap' },
  [` ${factLabel}`]: { fontFamily: tokens.font.mono, fontSize: '.84rem', textAlign: 'end' },
});
