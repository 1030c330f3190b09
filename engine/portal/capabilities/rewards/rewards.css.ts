import { globalStyle, style } from '@vanilla-extract/css';
import { displaySize, space, textSize, tokens } from '../../base/theme/tokens.ts';
import { figure } from '../../kit/parts/figure.css.ts';

const { color } = tokens;

export const part = style({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  selectors: { '& ~ &': { marginBlockStart: space(4) } },
});
// What stands above a heading is not its own.
globalStyle(`${part} > * + h2`, { marginBlockStart: space(3) });
export const reward = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const muted = style({ color: color.muted });
export const cost = style([figure, { color: color.accent, fontSize: displaySize('heading') }]);
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) });
/**
 * Words stand above the bar that they are of, and nearer to it than to the bar above them.
 * With what follows it stands at the card's foot, on one line with those of its row.
 */
export const stock = style({
  display: 'grid',
  gap: space(1),
  marginBlockStart: 'auto',
  fontSize: textSize.fine,
});
export const foot = style({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  marginBlockStart: 'auto',
  selectors: { [`${stock} ~ &`]: { marginBlockStart: space(2) } },
});

export const sums = style({ display: 'grid', gap: space(2), margin: 0 });
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: space(4) });
export const rest = style([
  sum,
  { paddingBlockStart: space(2), borderBlockStart: `1px solid ${color.border}`, fontWeight: 700 },
]);
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(4),
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = style({ display: 'flex', gap: '.5em', alignItems: 'center' });
// Beside words that need two lines the sign keeps its size.
globalStyle(`${step} > span:first-child`, { flex: 'none' });
export const done = style({ color: color.accent });
export const key = style({
  padding: '.35em .7em',
  borderRadius: tokens.radius.small,
  background: color.raised,
  fontFamily: tokens.font.mono,
  userSelect: 'all',
});
/** As long as a carrier makes it. */
export const tracking = style({ overflowWrap: 'anywhere', minWidth: 0 });
/** Where the address in a form came from. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  marginBlockEnd: space(4),
});
globalStyle(`${note} > p`, { flex: '1 1 14rem' });
