import { keyframes, style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const show = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: 90,
  margin: 0,
  border: 0,
  width: 'max-content',
  maxWidth: 'min(20rem, calc(100vw - 1rem))',
  // A dialog takes the pointer from everything else on the page.
  pointerEvents: 'auto',
  padding: `${space(1.5)} ${space(3)}`,
  background: tokens.color.text,
  color: tokens.color.ground,
  borderRadius: tokens.radius.small,
  fontSize: textSize.small,
  lineHeight: 1.4,
  animation: `${show} ${tokens.motion}`,
});
