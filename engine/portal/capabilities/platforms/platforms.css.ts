import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' };

export const page = style({ ...column, gap: space(5) });
export const platform = style({
  ...column,
  gap: space(3),
  padding: space(4),
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
});
export const name = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const fault = style({ color: color.error, overflowWrap: 'anywhere' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(11rem,100%),1fr))',
  gap: space(3),
  margin: 0,
});
globalStyle(`${figures} dd`, { margin: 0 });
export const term = style([muted]);
export const value = style({
  fontWeight: strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const late = style([value, { color: color.error }]);
export const line = style({ display: 'block' });
