import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space(3),
  margin: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  fontWeight: strong,
});
export const figure = style({ color: color.muted, fontWeight: 400 });
/** The drawing with its ends of the scale beside it, and those of the time below. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
});
// Words of a language that the page is not in keep their own direction.
globalStyle(`${head} > span,${plot} > p > span`, { unicodeBidi: 'plaintext' });
export const scaled = style([plot, { gridTemplateColumns: 'auto minmax(0,1fr)' }]);
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '9rem',
  overflow: 'visible',
  borderBlockEnd: `1px solid ${color.border}`,
  // Time runs in the reading direction.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const area = style({ fill: color.accent, opacity: 0.14 });
export const line = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
/** A line of no length with round ends is a dot, however the drawing is stretched. */
export const dots = style([line, { strokeWidth: 9, strokeLinecap: 'round' }]);
const small = style({ color: color.muted, fontSize: textSize.small });
export const scale = style([
  small,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    // The middle of each is where its end of the drawing is.
    marginBlock: '-.5em',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    textAlign: 'end',
  },
]);
export const axis = style([
  small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(4),
    gridColumn: '-2/-1',
  },
]);
