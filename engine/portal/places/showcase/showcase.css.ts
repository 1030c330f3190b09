import { style } from '@vanilla-extract/css';
import { displaySize, space, textSize, tokens } from '../../base/theme/tokens.ts';

export const parts = style({
  display: 'grid',
  gap: space(16),
  marginBlockStart: space(10),
});
/** Three beside each other where there is room; the theme's own look of a card. */
export const cardRow = style({
  width: '100%',
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
});
export const part = style({ display: 'grid', gap: space(5), justifyItems: 'start' });
export const heading = style({ fontSize: displaySize('heading') });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
});
export const wide = style({ width: '100%' });

export const select = style({
  minHeight: '2.9rem',
  paddingInline: space(3),
  background: tokens.color.surface,
  color: tokens.color.text,
  border: `2px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.small,
  font: 'inherit',
});
export const label = style({ display: 'grid', gap: space(1), fontSize: textSize.small });
