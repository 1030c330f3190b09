import { style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';
import { tick } from '../../kit/parts/tick.css.ts';

const { color } = tokens;

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: `${space(1)} ${space(4)}`,
  paddingBlock: space(4),
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});
/** What is known of one day. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
});
export const farDay = style([
  day,
  { contentVisibility: 'auto', containIntrinsicSize: 'auto 9rem' },
]);
export const tallies = style({
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tally = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  overflowWrap: 'anywhere',
});
/** A row far down a long list: laid out when it comes near. */
export const farRow = style([
  row,
  { contentVisibility: 'auto', containIntrinsicSize: 'auto 5rem' },
]);
export const what = style({ display: 'grid', gap: space(1), justifyItems: 'start' });
export const small = style({ color: color.muted, fontSize: textSize.fine });
export const figures = style({ display: 'grid', justifyItems: 'end', alignContent: 'start' });
export const amount = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const gained = style([amount, { color: color.accent }]);
export const outcomes = style({
  display: 'grid',
  gap: space(1),
  margin: 0,
  paddingInlineStart: '1.2em',
  color: color.muted,
  fontSize: textSize.fine,
  listStyle: 'disc',
});
/** Below the whole row, where a phone has room for them. */
export const reasons = style([outcomes, { gridColumn: '1/-1' }]);
export const appeal = style({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  gridColumn: '1/-1',
});
export const smallButton = style({
  minHeight: '2.5rem',
  padding: '.3em 1em',
  fontSize: textSize.fine,
});
export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
});
export const checkBox = style([tick, { marginBlock: 0 }]);
export const field = style({ display: 'grid', gap: space(2) });
export const label = style({ fontWeight: strong });
export const textarea = style({
  width: '100%',
  minHeight: '9rem',
  padding: space(3),
  border: `1px solid ${color.control}`,
  borderRadius: tokens.radius.small,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  resize: 'vertical',
});
