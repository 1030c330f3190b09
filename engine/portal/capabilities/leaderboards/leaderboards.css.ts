import { globalStyle, style } from '@vanilla-extract/css';
import { inLook } from '../../base/theme/looks.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { displaySize, space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';
import { figure } from '../../kit/parts/figure.css.ts';
import { tag } from '../../kit/parts/parts.css.ts';

const { color, radius } = tokens;

/** Where the person stands, and beside it how that came to be. */
export const standings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)',
      // Alone it takes the whole row.
      selectors: { '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0,1fr)' } },
    },
  },
});
globalStyle(`${standings} > :nth-child(2)`, {
  '@media': {
    [wide.desktop]: {
      paddingInlineStart: space(6),
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
export const standing = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  // As high as the chart beside it: the rank above, what it rests on below.
  '@media': { [wide.desktop]: { gridTemplateRows: 'auto auto 1fr' } },
});
/** What the rank rests on, and what is missing to the next one. */
export const gap = style({
  display: 'grid',
  gap: space(1),
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [wide.desktop]: { alignSelf: 'end' } },
});
export const earnedInAll = style([figure, { fontSize: displaySize('heading'), lineHeight: 1.3 }]);
export const rank = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(3),
});
export const rankValue = style([
  figure,
  { fontSize: displaySize('title'), lineHeight: 1, color: color.accent },
]);
export const muted = style({ color: color.muted });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '2.75rem',
  color: color.accent,
  fontWeight: strong,
});
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto minmax(5.5rem,auto)',
  gap: space(4),
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${color.border}`,
  fontVariantNumeric: 'tabular-nums',
});

export const fieldset = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style([visuallyHidden]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
/** Pages after the first are laid out when they come near: a thousand rows stay quick. */
export const far = style([
  list,
  { contentVisibility: 'auto', containIntrinsicSize: 'auto 162.5rem' },
]);
/** Room beside what a row says: ranks, names and points stand below each other in all of them. */
const EDGE = '--row-edge';
export const row = style({
  vars: { [EDGE]: space(3) },
  display: 'grid',
  gridTemplateColumns: '2.4rem 2.25rem minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minHeight: '3.25rem',
  padding: `${space(1)} var(${EDGE})`,
  border: '1px solid transparent',
  borderBlockEndColor: color.border,
  '@media': {
    [wide.tablet]: {
      vars: { [EDGE]: space(4) },
      gridTemplateColumns: '2.9rem 2.25rem minmax(0,1fr) auto',
    },
  },
  selectors: {
    [inLook('button', 'skewed')]: { vars: { [EDGE]: space(5) } },
    [inLook('card', 'solid-shadow')]: { borderInlineWidth: '2px' },
    [inLook('card', 'tilted')]: { borderInlineWidth: '3px' },
    '&[data-podium]': {
      minHeight: '4.1rem',
      marginBlockEnd: space(2),
      borderColor: color.border,
      borderRadius: radius.medium,
      background: color.surface,
      fontSize: textSize.lead,
      fontWeight: strong,
    },
    '&[data-podium=first]': {
      minHeight: '5rem',
      background: color.ground,
      borderColor: color.ground,
      boxShadow: 'none',
      fontSize: textSize.large,
    },
    [`${inLook('button', 'pill')}[data-podium]`]: { borderRadius: radius.pill },
    [`${inLook('button', 'skewed')}[data-podium]`]: {
      borderColor: 'transparent',
      borderRadius: 0,
      clipPath: 'polygon(14px 0,100% 0,calc(100% - 14px) 100%,0 100%)',
    },
    [`${inLook('card', 'cut')}[data-podium]`]: { borderRadius: 0 },
    [`${inLook('card', 'solid-shadow')}[data-podium]`]: {
      border: `2px solid ${color.control}`,
      boxShadow: `4px 4px 0 ${color.vivid}`,
      marginBlockEnd: space(3),
    },
    [`${inLook('card', 'tilted')}[data-podium]`]: {
      border: `3px solid ${color.text}`,
      clipPath: 'none',
      rotate: '-.5deg',
    },
    [`${inLook('card', 'glass')}[data-podium]`]: { background: 'none' },
    [`${inLook('card', 'hairline', 'bare')}[data-podium]`]: {
      marginBlockEnd: 0,
      borderRadius: 0,
      borderInlineColor: 'transparent',
      background: 'none',
    },
    [`${inLook('card', 'hairline', 'bare', 'glass')}[data-podium=first]`]: {
      background: color.ground,
    },
  },
});
export const mine = style([
  row,
  { background: color.soft, borderRadius: radius.small, boxShadow: `inset 3px 0 ${color.accent}` },
  {
    selectors: {
      '[dir=rtl] &:not([data-podium=first])': { boxShadow: `inset -3px 0 ${color.accent}` },
      'main &[data-podium]:not([data-podium=first])': { background: color.soft },
    },
  },
]);
export const place = style([
  figure,
  {
    textAlign: 'end',
    selectors: {
      [`${row}[data-podium] &`]: { fontSize: displaySize('heading') },
      [`${row}[data-podium=first] &`]: { fontSize: displaySize('figure') },
    },
  },
]);
export const initial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.round,
  background: color.raised,
  border: `1px solid ${color.border}`,
  fontSize: textSize.fine,
  fontWeight: strong,
  selectors: {
    [inLook('button', 'square')]: { borderRadius: 0 },
    [inLook('button', 'skewed')]: { borderRadius: 0, transform: 'skewX(-9deg)' },
    [inLook('button', 'cut')]: { borderRadius: 0 },
    [`${row}[data-podium=first] &`]: { background: 'none', borderColor: 'currentColor' },
  },
});
export const face = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${name} > bdi`, { minWidth: 0 });
export const earned = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** The accent alone would be too weak on the row's own ground. */
export const you = style([tag, { borderColor: color.accent, color: color.text }]);
