import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const clock = style({
  marginTop: space(4),
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: 'clamp(1.5rem,1rem + 2.6vw,2.8rem)',
  lineHeight: 1.2,
  color: tokens.color.accent,
  fontVariantNumeric: 'tabular-nums',
});
