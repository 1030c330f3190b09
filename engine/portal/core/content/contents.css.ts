import { style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const brief = style({ display: 'grid', gap: space(5) });
export const facts = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,17rem),1fr))',
});
export const term = style({ color: color.muted, fontSize: textSize.small });
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockStart: space(1),
  fontWeight: strong,
});
export const instructions = style({ whiteSpace: 'pre-line' });
export const progress = style({ display: 'flex', alignItems: 'center', gap: space(4) });

export const list = style({ display: 'grid', gap: space(4) });
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space(3),
});
export const title = style({
  minWidth: 0,
  fontWeight: strong,
  overflowWrap: 'anywhere',
});
export const aside = style({ color: color.muted, fontSize: textSize.fine });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '2.75rem',
  color: color.accent,
  fontWeight: strong,
});
export const address = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'center',
  gap: space(3),
  height: '5.5rem',
  padding: space(3),
  border: `1px dashed ${color.border}`,
  borderRadius: tokens.radius.small,
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(3rem,12vw,4rem)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: color.raised,
  borderRadius: tokens.radius.small,
  color: color.muted,
});
