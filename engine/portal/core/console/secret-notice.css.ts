import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** A secret as it is, which is longer than a phone is wide. */
export const secret = style({
  padding: `${space(1)} ${space(2)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.ground,
  fontFamily: tokens.font.mono,
  fontWeight: strong,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
