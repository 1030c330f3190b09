import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';

export const panel = style({
  display: 'grid',
  gap: space(5),
  maxWidth: '34rem',
  marginInline: 'auto',
});
export const providers = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
export const provider = style({ display: 'inline-flex', alignItems: 'center', gap: '.5em' });
