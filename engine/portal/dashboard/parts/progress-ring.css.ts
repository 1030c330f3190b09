import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

const { color } = tokens;

export const ring = style({ width: '3.4rem', height: '3.4rem', flex: 'none' });
const circle = { fill: 'none', strokeWidth: 5 } as const;
export const track = style({ ...circle, stroke: color.border });
export const arc = style({
  ...circle,
  stroke: color.accent,
  strokeLinecap: 'round',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  transition: `stroke-dashoffset ${tokens.motion}`,
});
export const text = style({
  fill: color.text,
  fontSize: 13,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
