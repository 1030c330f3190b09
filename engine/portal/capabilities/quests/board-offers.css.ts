import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '3.25rem',
  padding: `${space(2)} ${space(5)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${tokens.motion}`,
  ':hover': { borderColor: color.accent },
});
globalStyle(`${offer} > picture > img`, { width: '5rem' });
export const title = style({ minWidth: 0, fontWeight: strong, overflowWrap: 'anywhere' });
export const play = style({
  marginInlineStart: 'auto',
  color: color.accent,
  fontWeight: strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
