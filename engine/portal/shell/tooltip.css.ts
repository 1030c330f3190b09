import { keyframes, style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

const show = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: 90,
  maxWidth: '20rem',
  padding: `${space(1.5)} ${space(3)}`,
  background: tokens.color.text,
  color: tokens.color.ground,
  borderRadius: tokens.radius.small,
  fontSize: '.88rem',
  lineHeight: 1.4,
  animation: `${show} .12s ease-out`,
});
export const arrow = style({ fill: tokens.color.text });
