import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const sheet = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  maxWidth: '52rem',
});
export const heading = style({ fontSize: '1.1rem', marginBottom: space(2) });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const chip = style({
  padding: '.25em .8em',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.small,
});
export const embargo = style({ fontWeight: 650 });
