import { keyframes, style } from '@vanilla-extract/css';
import { displaySize, space, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** Above the page's own header and menus, below the toasts. */
const ABOVE_PAGE = 60;

const show = keyframes({ from: { opacity: 0 } });
const hide = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(100%)' } });
const slideInRtl = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideOutRtl = keyframes({ to: { transform: 'translateX(-100%)' } });

const closed = '&[data-state=closed]';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: ABOVE_PAGE,
  background: 'rgb(0 0 0/.6)',
  animation: `${show} ${tokens.motion}`,
  selectors: { [closed]: { animation: `${hide} ${tokens.motion} forwards` } },
});

const sheet = style({
  position: 'fixed',
  zIndex: ABOVE_PAGE,
  display: 'flex',
  flexDirection: 'column',
  background: color.raised,
  color: color.text,
  boxShadow: `0 0 0 1px ${color.border},${tokens.elevation.dialog}`,
  outline: 'none',
});

export const modal = style([
  sheet,
  {
    inset: 0,
    margin: 'auto',
    width: 'min(34rem,calc(100% - 2rem))',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 2rem)',
    borderRadius: tokens.radius.large,
    animation: `${rise} ${tokens.motion}`,
    selectors: { [closed]: { animation: `${hide} ${tokens.motion} forwards` } },
  },
]);

export const slideOver = style([
  sheet,
  {
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '100%',
    animation: `${slideIn} ${tokens.motion}`,
    '@media': { [wide.tablet]: { width: 'min(30rem,90%)' } },
    selectors: {
      [closed]: { animation: `${slideOut} ${tokens.motion} forwards` },
      '&[dir=rtl]': { animationName: slideInRtl },
      '&[dir=rtl][data-state=closed]': { animationName: slideOutRtl },
    },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'start',
  gap: space(4),
  padding: space(6),
  paddingBlockEnd: 0,
});
export const title = style({ fontSize: displaySize('part'), marginInlineEnd: 'auto' });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: `calc(-1*${space(2)})`,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: tokens.radius.small,
  ':hover': { background: color.soft },
});
export const body = style({
  display: 'grid',
  gap: space(4),
  alignContent: 'start',
  padding: space(6),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const description = style({ color: color.muted });
