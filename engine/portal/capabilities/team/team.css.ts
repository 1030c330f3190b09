import { globalStyle, style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
});
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const person = style({ display: 'grid', gap: 0 });
export const muted = style({
  color: color.muted,
  fontSize: textSize.small,
  fontWeight: 400,
});
export const buttons = style({ display: 'flex', gap: space(2) });
/** A row of an ended key. */
export const ended = style({ color: color.muted });
globalStyle(`${ended} th`, { fontWeight: 400 });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space(2)} ${space(3)}`,
});
export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
});
export const labelled = style({ display: 'grid', gap: space(1), minWidth: 0 });
/** Wide enough for most of what is typed there. */
export const roomy = style({ width: '18rem' });
