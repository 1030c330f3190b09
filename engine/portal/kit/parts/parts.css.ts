import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inLook, skewed } from '../../base/theme/looks.ts';
import { card } from '../../base/theme/parts.css.ts';
import { displaySize, space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const problem = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  padding: space(5),
  border: `1px solid ${color.error}`,
  borderRadius: radius.medium,
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const skeletons = style({ display: 'grid', gap: space(4) });
export const skeletonRows = style([skeletons, { gap: space(2) }]);
export const skeletonCards = style([
  skeletons,
  { '@media': { [wide.tablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } } },
]);
export const skeleton = style({
  height: '5.5rem',
  borderRadius: radius.medium,
  background: color.raised,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
  },
});
export const skeletonRow = style([skeleton, { height: '3rem', borderRadius: radius.small }]);
export const skeletonCard = style([skeleton, { height: '13rem' }]);

/** How high the picture of an empty place is. */
const PICTURE = '8rem';
export const empty = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  padding: `calc(${PICTURE} - ${space(7)}) ${space(5)} ${space(10)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  textAlign: 'center',
});
/** The picture is the upper side of the place, and the sign stands on its lower end. */
export const emptyPicture = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  height: PICTURE,
  // Around the sign it draws back: what it shows there would look like a part of the sign.
  maskImage:
    'linear-gradient(#000 55%,transparent),radial-gradient(circle at 50% 95%,transparent 2.4rem,#000 5rem)',
  maskComposite: 'intersect',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
globalStyle(`.art${emptyPicture}`, { height: PICTURE });
export const emptySign = style({
  fontSize: displaySize('part'),
  lineHeight: 1,
  selectors: {
    // In looks whose badges have no ground.
    [inLook('card', 'hairline', 'bare', 'glass')]: {
      justifyContent: 'center',
      background: color.ground,
    },
  },
});
export const emptyText = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  maxWidth: '34rem',
  color: color.muted,
});

/** A section's content: its parts below each other. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
});
/** What introduces a page belongs to its title. */
globalStyle(`${stack} > h1 + p`, { marginBlockStart: space(-2) });
/** A part of a page with a heading: its content is nearer to that than the next part is. */
globalStyle(`${stack} > section${stack}:not(${card})`, { gap: space(4) });
globalStyle(`${stack} > * + section${stack}:not(${card})`, { marginBlockStart: space(2) });
/** What is focused by a script, for those who listen, is no control. */
globalStyle(':is(h1,h2,h3,li)[tabindex="-1"]:focus-visible', { outline: 'none' });

/** Things side by side that wrap. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
});
export const between = style([row, { justifyContent: 'space-between' }]);

/** A small word on the state of something. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  padding: '.15em .7em',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  fontSize: textSize.small,
  fontWeight: strong,
  whiteSpace: 'nowrap',
  selectors: {
    [inLook('button', 'pill', 'seal')]: { borderRadius: radius.pill },
    [inLook('button', 'skewed')]: skewed,
    [inLook('card', 'hairline')]: { fontFamily: tokens.font.mono, fontSize: textSize.tiny },
  },
});
export const tagGood = style([tag, { borderColor: color.accent, color: color.accent }]);
export const tagBad = style([tag, { borderColor: color.error, color: color.error }]);
