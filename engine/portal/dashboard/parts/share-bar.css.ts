import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

const { color, radius } = tokens;

export const bar = style({
  display: 'block',
  width: '100%',
  height: '.7rem',
  borderRadius: radius.small,
});
export const slim = style([bar, { height: '.35rem' }]);
export const barTrack = style({ fill: color.border });
export const barValue = style({
  fill: color.accent,
  selectors: {
    [`${slim} &`]: { fill: color.muted },
    '[dir=rtl] &': { transform: 'scaleX(-1)', transformOrigin: 'center' },
  },
});
