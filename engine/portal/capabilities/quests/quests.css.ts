import { globalStyle, style } from '@vanilla-extract/css';
import { edgeFade } from '../../base/theme/edge-fade.ts';
import { phone, space, strong, textSize, tokens, veil } from '../../base/theme/tokens.ts';
import { cardOfPair } from '../../kit/parts/card-lists.css.ts';
import { behindComing, hidden } from '../../kit/parts/waiting.ts';

const { color } = tokens;

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(10),
  // The first quest of a board is to be seen before anybody scrolls.
  '@media': { [phone]: { gap: space(6) } },
});
globalStyle(behindComing(groups), hidden);
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  minWidth: 0,
});
/** Room around what a card's look draws outside of it: what is contained is cut off there. */
const SHADOW = '12px';
/** Laid out when it comes near. */
const far = {
  margin: `-${SHADOW}`,
  padding: SHADOW,
  contentVisibility: 'auto',
} as const;
/** A quest far down a long list. */
export const farItem = style([cardOfPair, far, { containIntrinsicSize: 'auto 17rem' }]);
/** A group below the first one: a phone shows the first quests sooner. */
export const farGroup = style([group, far, { containIntrinsicSize: 'auto 60rem' }]);

export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(1),
});

/** A heading over its picture, which takes no room of its own: what can be done stays in sight. */
export const band = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: `${space(4)} ${space(5)}`,
  borderRadius: tokens.radius.medium,
  border: `1px solid ${color.border}`,
  '@media': { [phone]: { padding: `${space(3)} ${space(4)}`, fontSize: textSize.fine } },
});
const bandPicture = `${band} > picture`;
globalStyle(bandPicture, { position: 'absolute', inset: 0, zIndex: -1 });
globalStyle(`${bandPicture} > img`, {
  height: '100%',
  maxHeight: 'none',
  aspectRatio: 'auto',
  borderRadius: 0,
});
globalStyle(`${bandPicture}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(90deg,${veil(95)} 60%,${veil(70)})`,
});
globalStyle(`html[dir=rtl] ${bandPicture}::after`, { transform: 'scaleX(-1)' });
globalStyle(`${band} :is(p,h3)`, { color: color.text });

export const quest = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minWidth: 0,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
});
export const claimable = style({ outline: `2px solid ${color.accent}`, outlineOffset: -2 });
export const head = style({ display: 'flex', gap: space(4), alignItems: 'start' });
export const headText = style({ display: 'grid', gap: space(2), minWidth: 0, flex: 1 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', ...edgeFade },
  },
});
export const filter = style({
  minHeight: '2.5rem',
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.text },
  selectors: {
    '&[aria-current=page]': {
      borderColor: color.accent,
      background: color.soft,
      color: color.text,
    },
  },
});
export const points = style({ color: color.accent, fontWeight: 700, whiteSpace: 'nowrap' });
export const muted = style({ color: color.muted });
export const facts = style({
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: textSize.fine,
});
export const fact = style({ display: 'flex', gap: '.5em', alignItems: 'start', minWidth: 0 });
export const factSign = style({ flex: 'none', lineHeight: 1.5 });
/** A time with room for its reminder, which comes later. */
export const window = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,max-content) 2.75rem',
  columnGap: space(1),
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockStart: 'auto',
});
/** The form for content: a form is wider than half a row of cards. */
export const handIn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  selectors: { '&[hidden]': { display: 'none' } },
});
globalStyle(`li:has(> * > ${handIn}:not([hidden]))`, { gridColumn: '1/-1' });
export const figure = style({ fontVariantNumeric: 'tabular-nums', fontWeight: strong });

export const goal = style({ display: 'grid', gap: space(1) });
export const season = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
});
export const seasonHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${space(4)} ${space(10)}`,
  '@media': { [phone]: { rowGap: space(2) } },
});
export const seasonText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  minWidth: 0,
  gap: space(2),
  flex: '1 1 20rem',
  maxWidth: '34rem',
  '@media': { [phone]: { fontSize: textSize.fine, gap: space(1) } },
});
