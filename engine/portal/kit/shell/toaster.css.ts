import { keyframes, style } from '@vanilla-extract/css';
import { aboveFoot, space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** Above everything, dialogs included. */
const FRONT = 80;

export const viewport = style({
  position: 'fixed',
  zIndex: FRONT,
  width: 'min(24rem,calc(100% - 2rem))',
  marginInline: 'auto',
  outline: 'none',
  pointerEvents: 'none',
  selectors: {
    '&[data-edge=top]': { insetBlockStart: '1rem' },
    '&[data-edge=bottom]': { insetBlockEnd: aboveFoot('1rem') },
    '&[data-side=left]': { insetInlineStart: '1rem' },
    '&[data-side=right]': { insetInlineEnd: '1rem' },
    '&[data-side=center]': { insetInline: 0 },
    // Between expanded toasts the pointer must not fall through and collapse them.
    '&[data-expanded=true]:not([data-empty])': {
      height: 'var(--toasts-height)',
      pointerEvents: 'auto',
    },
    '&:focus-visible': { outline: `3px solid ${color.accent}`, outlineOffset: '4px' },
  },
});

/** How far a finger has moved the toast. */
const swiped = (axis: 'x' | 'y') =>
  `var(--radix-toast-swipe-end-${axis},var(--radix-toast-swipe-move-${axis},0px))`;

const appear = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

export const toast = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 'var(--toast-order)',
  overflow: 'hidden',
  background: color.raised,
  color: color.text,
  borderRadius: tokens.radius.medium,
  border: 0,
  boxShadow: `inset 0 0 0 1px ${color.border},${tokens.elevation.note}`,
  transform: `translate(${swiped('x')},calc(var(--toast-shift) + ${swiped('y')})) scale(var(--toast-scale))`,
  transition: `transform ${tokens.motion},height ${tokens.motion}`,
  animation: `${appear} ${tokens.motion}`,
  pointerEvents: 'auto',
  selectors: {
    [`${viewport}[data-edge=top] &`]: { insetBlockStart: 0, transformOrigin: 'top' },
    [`${viewport}[data-edge=bottom] &`]: { insetBlockEnd: 0, transformOrigin: 'bottom' },
    // Behind a collapsed front only the edges show.
    [`${viewport}[data-expanded=false] &:not([data-front])`]: { height: 'var(--toasts-front)' },
    '&[data-swipe=move]': { transition: 'none' },
    '&[data-state=closed]': { animation: `${leave} ${tokens.motion} forwards` },
    '&[data-clickable]': { cursor: 'pointer' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: space(3),
  alignItems: 'start',
  padding: space(4),
  borderInlineStart: `4px solid ${color.secondary}`,
  transition: `opacity ${tokens.motion}`,
  selectors: {
    '[data-tone=success] > &': { borderInlineStartColor: color.accent },
    '[data-tone=warning] > &,[data-tone=error] > &': { borderInlineStartColor: color.error },
    [`${viewport}[data-expanded=false] ${toast}:not([data-front]) > &`]: { opacity: 0 },
  },
});
export const words = style({
  minWidth: 0,
  display: 'grid',
  gap: space(1),
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: strong, lineHeight: 1.35 });
export const description = style({ color: color.muted, fontSize: textSize.fine, lineHeight: 1.45 });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  margin: `calc(-1*${space(2)})`,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: tokens.radius.small,
  color: color.muted,
  ':hover': { color: color.text },
});
