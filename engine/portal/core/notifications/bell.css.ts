import { style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  // The circle beside it lies over the gap between them.
  marginInlineEnd: space(1),
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  borderRadius: tokens.radius.small,
  ':hover': { color: color.accent },
});
export const count = style({
  position: 'absolute',
  // Beside the bell rather than on it, whose corner is all that it takes.
  insetBlockStart: '.1rem',
  insetInlineStart: 'calc(50% + .15rem)',
  minWidth: '1.15rem',
  padding: '0 .3em',
  borderRadius: tokens.radius.pill,
  boxShadow: `inset 0 0 0 1px ${color.edge},0 0 0 2px ${color.ground}`,
  background: color.primary,
  color: color.onPrimary,
  fontFamily: tokens.font.body,
  fontSize: textSize.mark,
  fontWeight: strong,
  lineHeight: '1.15rem',
  textAlign: 'center',
});
