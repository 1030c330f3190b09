import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.ts';

export const wall = style({});
export const entry = style({
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: 'calc(clamp(1.2rem,1rem + 1vw,1.7rem)*var(--display-scale,1))',
  lineHeight: 1.2,
});
