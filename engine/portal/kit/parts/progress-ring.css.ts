import { style } from '@vanilla-extract/css';
import { inLook } from '../../base/theme/looks.ts';
import { tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const ring = style({ width: '3.8rem', height: '3.8rem', flex: 'none', overflow: 'visible' });
const line = style({
  fill: 'none',
  strokeWidth: 4,
  transformOrigin: 'center',
  selectors: {
    [inLook('button', 'square', 'cut', 'skewed')]: { rx: 0 },
    [inLook('button', 'skewed')]: { transform: 'skewX(-9deg)' },
    [inLook('button', 'rounded', 'pill', 'seal')]: { strokeLinecap: 'round' },
    'main[data-look-mark=diamond]:not([data-look-button=seal]) &': {
      rx: 0,
      transform: 'rotate(45deg) scale(.8)',
    },
    [inLook('button', 'cut')]: {
      clipPath: 'polygon(-5% -5%,82% -5%,105% 18%,105% 105%,18% 105%,-5% 82%)',
    },
  },
});
export const track = style([line, { stroke: color.border }]);
export const arc = style([
  line,
  { stroke: color.accent, transition: `stroke-dashoffset ${tokens.motion}` },
]);
export const text = style({
  fill: color.text,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
