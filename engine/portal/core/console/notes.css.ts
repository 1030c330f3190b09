import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(3)}`,
});
export const title = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const list = style({ display: 'grid', gap: space(2) });
export const note = style({
  display: 'grid',
  gap: space(1),
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
});
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const remove = style({
  marginInlineStart: 'auto',
  minHeight: '2rem',
  paddingInline: space(2),
  border: 0,
  background: 'none',
  color: color.muted,
  fontSize: textSize.small,
  textDecoration: 'underline',
  ':hover': { color: color.error },
});
export const form = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  maxWidth: '42rem',
});
export const labelled = style({ display: 'grid', gap: space(1), width: '100%' });
