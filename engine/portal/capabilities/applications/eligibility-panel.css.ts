import { globalStyle, style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const panel = style({ display: 'grid', gap: space(5), alignContent: 'start' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space(4) });
export const rules = style({ display: 'grid', gap: space(4) });
export const rule = style({ display: 'flex', gap: space(3), alignItems: 'flex-start' });
globalStyle(`${rule} > svg`, { flex: 'none', marginTop: '.2em', color: color.muted });
globalStyle(`${rule}[data-met=true] > svg`, { color: color.accent });
export const words = style({ display: 'grid', gap: space(2), flex: 1, minWidth: 0 });
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  color: color.muted,
  fontSize: textSize.small,
});
export const mark = style({
  paddingInline: '.6em',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  fontSize: textSize.tiny,
});
export const hint = style({ fontSize: textSize.small });
export const lead = style({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const options = style({
  display: 'grid',
  gap: space(3),
  paddingInlineStart: space(3),
  borderInlineStart: `2px solid ${color.border}`,
});
