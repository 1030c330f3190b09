import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const input = style({
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space(2)} ${space(3)}`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.ground,
  color: color.text,
  font: 'inherit',
});
export const list = style({ maxHeight: '50vh', overflowY: 'auto', marginBlockStart: space(3) });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '2.5rem',
  paddingInline: space(3),
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: color.soft, color: color.accent } },
});
export const empty = style({ padding: space(3), color: color.muted });
export const kind = style({
  marginInlineStart: 'auto',
  color: color.muted,
  fontSize: textSize.small,
});
