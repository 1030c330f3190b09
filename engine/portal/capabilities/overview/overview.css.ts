import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** The parts below each other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(7),
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
});
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
globalStyle(`${partTitle} + p`, { marginBlockStart: space(-2), maxWidth: '46rem' });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const late = style({ color: color.error, fontWeight: strong });

/** Boxes that fill each row, as many as there is room for. */
const boxes = (least: string) => ({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: `repeat(auto-fit,minmax(min(${least},100%),1fr))`,
});
const box = {
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
};
export const figures = style({ ...boxes('8rem'), margin: 0 });
export const figure = style({ ...box, display: 'grid', alignContent: 'space-between' });
globalStyle(`${figure} > dd`, { margin: 0 });
export const term = style({ color: color.muted, fontSize: textSize.small });
export const value = style({
  fontSize: textSize.large,
  fontWeight: strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const lateValue = style([value, { color: color.error }]);

export const charts = style(boxes('8.5rem'));
export const chart = style({
  ...box,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridTemplateRows: '1fr auto auto',
  gap: space(2),
  margin: 0,
});
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `0 ${space(2)}`,
});
globalStyle(`${caption} > ${term}`, { width: '100%' });
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '4rem',
  borderBlockEnd: `1px solid ${color.control}`,
  // Time runs in the reading direction.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const bar = style({ fill: color.accent, ':hover': { fill: color.text } });
/** A week that is not over. */
export const openBar = style({
  fill: color.soft,
  stroke: color.accent,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const axis = style({ color: color.muted, fontSize: textSize.tiny });

export const exports = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const back = style({ flexBasis: '100%' });
export const labelled = style({
  display: 'grid',
  gap: space(1),
  color: color.muted,
  fontSize: textSize.small,
});
export const clipped = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '22rem',
});
