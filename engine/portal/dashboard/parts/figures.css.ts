import { style } from '@vanilla-extract/css';
import { space, tokens } from '../../theme/tokens.ts';
import { figure } from './figure.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(3)} ${space(8)}`,
  margin: 0,
});
export const term = style({ color: tokens.color.muted, fontSize: '.94rem' });
export const value = style([
  figure,
  {
    margin: 0,
    fontSize: 'calc(2.2rem*var(--display-scale,1))',
  },
]);
