import { keyframes, style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../theme/tokens.ts';

const show = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: 90,
  maxWidth: '20rem',
  padding: `${space(1.5)} ${space(3)}`,
  background: tokens.color.text,
  color: tokens.color.ground,
  borderRadius: tokens.radius.small,
  fontSize: textSize.small,
  lineHeight: 1.4,
  animation: `${show} ${tokens.motion}`,
});
export const arrow = style({ fill: tokens.color.text });
