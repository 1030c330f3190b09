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
  insetBlockStart: '.15rem',
  insetInlineEnd: '.3rem',
  minWidth: '1.4rem',
  padding: '0 .3em',
  borderRadius: tokens.radius.pill,
  border: `1px solid ${color.edge}`,
  background: color.primary,
  color: color.onPrimary,
  fontFamily: tokens.font.body,
  fontSize: textSize.tiny,
  fontWeight: strong,
  lineHeight: '1.3rem',
  textAlign: 'center',
});
