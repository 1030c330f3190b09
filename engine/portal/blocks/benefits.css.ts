import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const benefit = style({ display: 'grid', gap: space(2), alignContent: 'start' });
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginBottom: space(2),
  borderRadius: tokens.radius.medium,
  background: tokens.color.primary,
  color: tokens.color.onPrimary,
});
export const title = style({ fontSize: '1.25rem' });
