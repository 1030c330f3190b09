import { style, styleVariants } from '@vanilla-extract/css';
import {
  displaySize,
  displaySizes,
  inset,
  space,
  strong,
  textSize,
  tokens,
} from '../../base/theme/tokens.ts';

const { color, elevation, radius } = tokens;

export const swatches = style({
  width: '100%',
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill,minmax(9rem,1fr))',
});
const box = style({ height: '4.5rem', background: color.surface });
export const fill = styleVariants(tokens.color, (background) => [
  box,
  { background, border: `1px solid ${color.border}`, borderRadius: radius.small },
]);
export const corner = styleVariants(radius, (borderRadius) => [
  box,
  { border: `2px solid ${color.accent}`, borderRadius },
]);
export const height = styleVariants(elevation, (boxShadow) => [
  box,
  { borderRadius: radius.medium, boxShadow },
]);
export const name = style({ fontFamily: tokens.font.mono, fontSize: textSize.small });

export const samples = style({ width: '100%', display: 'grid', gap: space(6) });
export const text = styleVariants(textSize, (fontSize) => ({ fontSize }));
export const labelText = style({ fontWeight: strong });
export const mono = style({ fontFamily: tokens.font.mono });
/** The widest steps grow with the room they have: here, with the sample's. */
export const sample = style({
  containerType: 'inline-size',
  overflow: 'hidden',
});
export const display = styleVariants(displaySizes, (_, step: keyof typeof displaySizes) => ({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontFamily: tokens.font.display,
  fontSize: displaySize(step),
  fontWeight: 'var(--display-weight)',
  lineHeight: 1.15,
}));

const bar = style({ height: '1rem', background: color.accent, marginBlockStart: space(1) });
const STEPS = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 8, 10: 10, 12: 12, 16: 16 } as const;
export const step = styleVariants(STEPS, (steps) => [bar, { width: space(steps) }]);
export const room = styleVariants(inset, (width) => [bar, { width }]);

export const path = style({ width: '100%', display: 'flex' });
const MOVER = '3rem';
export const mover = style({
  flex: '0 0 auto',
  width: MOVER,
  height: MOVER,
  borderRadius: radius.small,
  background: color.accent,
  transition: `margin ${tokens.motion}`,
  selectors: { '&[data-moved]': { marginInlineStart: `calc(100% - ${MOVER})` } },
});
