import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** Where a file is dropped. */
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: space(5),
  border: `2px dashed ${color.control}`,
  borderRadius: radius.small,
  background: color.surface,
  selectors: { '&[data-over]': { borderColor: color.accent, background: color.soft } },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
});
export const partTitle = style({
  fontSize: textSize.body,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
});
export const progress = style({ width: 'min(24rem,100%)', accentColor: color.accent });
