import { style } from '@vanilla-extract/css';
import { displaySize, space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const list = style({ display: 'grid', gap: space(3) });
export const entry = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  minWidth: 0,
  padding: space(4),
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
});
export const unread = style([
  entry,
  { borderInlineStart: `4px solid ${color.accent}`, background: color.soft },
]);
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  color: color.muted,
  fontSize: textSize.small,
});
export const title = style({ fontSize: displaySize('minor'), overflowWrap: 'anywhere' });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const mark = style({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
