import { style } from '@vanilla-extract/css';
import { tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** A checkbox or radio button in the theme's colours: a browser's own are grey on dark grounds. */
export const tick = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.3rem',
  height: '1.3rem',
  marginBlock: '.13em 0',
  marginInline: 0,
  border: `2px solid ${color.control}`,
  borderRadius: `min(.3rem,${tokens.radius.small})`,
  background: color.ground,
  color: color.onPrimary,
  cursor: 'inherit',
  '::before': {
    content: '""',
    width: '.8rem',
    height: '.8rem',
    background: 'currentColor',
    clipPath: 'polygon(12% 48%,0 61%,38% 96%,100% 22%,86% 9%,37% 70%)',
    opacity: 0,
  },
  selectors: {
    '&[type=radio]': { borderRadius: tokens.radius.round },
    '&[type=radio]::before': { clipPath: 'circle(34%)' },
    '&:checked': { background: color.primary, borderColor: color.edge },
    '&:checked::before': { opacity: 1 },
    '&:disabled': { borderStyle: 'dashed' },
  },
  // There the browser's own are in the person's colours.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
