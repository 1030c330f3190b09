import { style } from '@vanilla-extract/css';

export const icon = style({ width: '1.35em', height: '1.35em', flex: 'none' });

/** An icon of lines: its data carries the path alone. */
export const lines = style([
  icon,
  {
    fill: 'none',
    stroke: 'currentcolor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: 2,
  },
]);
