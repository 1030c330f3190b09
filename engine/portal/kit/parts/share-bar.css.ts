import { style } from '@vanilla-extract/css';
import { inLook } from '../../base/theme/looks.ts';
import { tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const bar = style({
  display: 'block',
  width: '100%',
  height: '.7rem',
  borderRadius: radius.small,
  selectors: {
    [inLook('button', 'pill', 'seal')]: { borderRadius: radius.pill },
    [inLook('button', 'skewed')]: { transform: 'skewX(-24deg)', borderRadius: 0 },
    [inLook('button', 'cut')]: {
      clipPath: 'polygon(0 0,calc(100% - 5px) 0,100% 5px,100% 100%,5px 100%,0 calc(100% - 5px))',
    },
    [inLook('button', 'square')]: {
      maskImage: 'repeating-linear-gradient(90deg,#000 0 8px,transparent 8px 11px)',
    },
    [inLook('card', 'solid-shadow', 'tilted')]: { outline: `2px solid ${color.text}` },
  },
});
export const slim = style([bar, { height: '.35rem', outline: 'none !important' }]);
export const barTrack = style({ fill: color.border });
export const barValue = style({
  fill: color.accent,
  selectors: {
    [`${slim} &`]: { fill: color.muted },
    '[dir=rtl] &': { transform: 'scaleX(-1)', transformOrigin: 'center' },
  },
});
