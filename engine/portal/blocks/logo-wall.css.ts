import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const wall = style({
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13rem),1fr))',
  background: tokens.color.border,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.medium,
  overflow: 'hidden',
});
export const entry = style({
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: '6rem',
  padding: space(4),
  background: tokens.color.ground,
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: '1.15rem',
  lineHeight: 1.25,
});
