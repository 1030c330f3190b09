import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** A table has its own width: where the page is narrower, it scrolls within this. */
export const box = style({
  // What is only for listeners stays within it, and does not widen the page.
  position: 'relative',
  maxWidth: '100%',
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th,td)`, {
  padding: `${space(2)} ${space(3)}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, {
  color: color.muted,
  fontSize: textSize.small,
  fontWeight: 400,
  background: color.surface,
});
globalStyle(`${table} tbody th`, { fontWeight: strong });
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${table} tbody tr:hover`, { background: color.soft });
