import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';
import { LABEL_SIZES, ROOM } from './label-fit.ts';

const { color, radius } = tokens;
const moving = '(prefers-reduced-motion: no-preference)';
/** Between cells, in hundredths of the card. */
const SPACING = 1.1;
const GAP = `${SPACING}cqi`;
/** Around a label: what its size was reckoned with. */
const BESIDE = `${((1 - ROOM.width) / 2) * 100}%`;
/** Where many cells share a phone: type is as small as it may be, and a long word needs the room. */
const TIGHT = { '--beside': '5%' };
const TIGHTEST = { ...TIGHT, '--shape': '2/3', '--seal': '.5rem' };
/** Of the card, or of the squares' own ground. */
const NARROW = '(max-width: 27rem)';
/** The least width of a square whose smallest type is read at arm's length. */
const READABLE = '9rem';
const tight = (size: number) => (size < 5 ? {} : size === 5 ? TIGHT : TIGHTEST);

export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  overflow: 'clip',
  boxShadow: tokens.elevation.note,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
  padding: 'clamp(.55rem,2.6cqi,1.1rem) clamp(.7rem,3cqi,1.4rem)',
  background: color.primary,
  color: color.onPrimary,
});
export const title = style({ fontSize: 'clamp(1.15rem,5cqi,2.1rem)', lineHeight: 1.1 });
export const seed = style({
  fontFamily: tokens.font.mono,
  fontSize: 'clamp(.72rem,1.9cqi,.92rem)',
  letterSpacing: '.02em',
});
/** Where squares are too small to be read at ease: shows the card larger, and wider than the screen. */
export const enlarge = style({
  display: 'none',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: textSize.fine,
  fontWeight: strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@container': { [NARROW]: { display: 'block' } },
  '@media': { print: { display: 'none !important' } },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
});
export const body = style({ padding: 'clamp(.35rem,1.6cqi,.8rem)' });
export const enlargedBody = style({
  '@container': { [NARROW]: { overflowX: 'auto', overscrollBehaviorX: 'contain' } },
});
export const gridBox = style({ containerType: 'inline-size', position: 'relative' });

const grid = style({ display: 'grid', gap: GAP, position: 'relative', isolation: 'isolate' });
const SIZES = { 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 } as const;
export const grids = styleVariants(SIZES, (size) => [
  grid,
  {
    gridTemplateColumns: `repeat(${size},minmax(0,1fr))`,
    vars: { '--cell': `${(100 - SPACING * (size - 1)) / size}cqi`, '--beside': BESIDE },
    '@container': { [NARROW]: { vars: tight(size) } },
  },
]);
export const enlargedBoxes = styleVariants(SIZES, (size) => ({
  '@container': { [NARROW]: { width: `calc(${size}*${READABLE})` } },
}));
export const row = style({ display: 'contents' });
export const place = style({ display: 'grid', minWidth: 0 });

export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minWidth: 0,
  aspectRatio: '1',
  margin: 0,
  padding: 'var(--beside)',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.text,
  textAlign: 'center',
  transition: `background-color ${tokens.motion},color ${tokens.motion},border-color ${tokens.motion}`,
  // Where type cannot become smaller, a label takes more lines instead.
  '@container': { [NARROW]: { aspectRatio: 'var(--shape,4/5)' } },
  // The ground that a label's casing is cut from.
  vars: { '--under': color.raised },
  selectors: {
    '&[data-playable]:not([data-marked]):hover': {
      vars: { '--under': color.soft },
      borderColor: color.accent,
      background: color.soft,
    },
    '&:not([data-playable])': { cursor: 'default' },
    '&[data-marked]': {
      vars: { '--under': color.primary },
      background: color.primary,
      borderColor: color.edge,
      color: color.onPrimary,
    },
    '&[data-marked][data-playable]:hover': { filter: 'brightness(1.08)' },
    '&[data-free]': {
      vars: { '--under': color.secondary },
      background: color.secondary,
      borderColor: color.secondary,
      color: color.ground,
    },
    '&:focus-visible': { zIndex: 3, overflow: 'visible' },
  },
});

const daub = keyframes({
  '0%': { transform: 'rotate(9deg) scale(1.5)', opacity: 0 },
  '70%': { transform: 'rotate(-4deg) scale(.96)', opacity: 0.5 },
});
/** The stamp: a frame around the label, pressed on a little crooked. */
export const stamp = style({
  position: 'absolute',
  inset: 'calc(var(--cell)*.024)',
  border: 'max(1px,calc(var(--cell)*.022)) solid currentColor',
  borderRadius: 'calc(var(--cell)*.2)',
  opacity: 0.35,
  transform: 'rotate(-1.5deg)',
  pointerEvents: 'none',
  '@media': { [moving]: { animation: `${daub} .26s cubic-bezier(.3,1.4,.5,1)` } },
});
export const check = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: '1.5%',
  insetBlockStart: '1.5%',
  display: 'grid',
  placeItems: 'center',
  width: 'max(var(--seal,.7rem),calc(var(--cell)*.14))',
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.onPrimary,
  color: color.primary,
  fontSize: 'max(calc(var(--seal,.7rem)*.7),calc(var(--cell)*.1))',
});

const CASING = [...'0123'].map(() => '0 0 .12em var(--under)').join();
const label = style({
  position: 'relative',
  zIndex: 2,
  maxWidth: '100%',
  fontWeight: strong,
  lineHeight: 1.14,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // A short word goes to the next line whole.
  hyphenateLimitChars: '8 3 3',
  // A casing keeps letters clear of a loop that runs beneath them.
  selectors: { '[role=grid] &': { textShadow: CASING } },
});
export const labels = styleVariants(
  Object.fromEntries(LABEL_SIZES.map((size, step) => [step, size])),
  (size) => [label, { fontSize: `max(.5rem,calc(var(--cell)*${size}))` }],
);
export const free = style([
  label,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: '.1em',
    fontFamily: tokens.font.display,
    fontWeight: 'var(--display-weight)',
    textTransform: 'var(--display-case)' as 'none',
    fontSize: 'max(.62rem,calc(var(--cell)*.17))',
  },
]);
export const star = style({ width: '1.5em', height: '1.5em', fill: 'currentColor' });

/** Loops around what has won lie between the grounds of the cells and their labels. */
export const loops = style({
  position: 'absolute',
  zIndex: 1,
  inset: `calc(${GAP}/-2)`,
  width: `calc(100% + ${GAP})`,
  maxWidth: 'none',
  height: `calc(100% + ${GAP})`,
  overflow: 'visible',
  pointerEvents: 'none',
});
globalStyle(`[dir=rtl] ${loops}`, { transform: 'scaleX(-1)' });
const draw = keyframes({ from: { strokeDashoffset: 1.01 } });
const line = style({
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  strokeDasharray: '1.01 1',
  vectorEffect: 'none',
  '@media': { [moving]: { animation: `${draw} .7s ease-in-out` } },
});
export const halo = style([line, { stroke: color.ground }]);
export const loop = style([line, { stroke: color.secondary }]);

const sticker = keyframes({
  '0%': { transform: 'translate(-50%,-50%) rotate(-14deg) scale(.3)', opacity: 0 },
  '60%': { transform: 'translate(-50%,-50%) rotate(-3deg) scale(1.08)', opacity: 1 },
});
/** What is called out over the card when something wins. */
export const shout = style({
  position: 'absolute',
  zIndex: 5,
  top: '50%',
  left: '50%',
  maxWidth: '86%',
  width: 'max-content',
  padding: '.35em .7em',
  transform: 'translate(-50%,-50%) rotate(-5deg)',
  background: color.ground,
  color: color.text,
  border: `.12em solid ${color.secondary}`,
  borderRadius: radius.medium,
  boxShadow: tokens.elevation.note,
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { [moving]: { animation: `${sticker} .32s ease-out` } },
});
export const shoutWord = style({
  display: 'block',
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  textTransform: 'var(--display-case)' as 'none',
  fontSize: 'clamp(1.9rem,11cqi,4.6rem)',
  lineHeight: 1.05,
});
export const shoutText = style({ fontSize: 'clamp(.9rem,3cqi,1.25rem)', fontWeight: strong });
