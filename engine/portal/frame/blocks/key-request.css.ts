import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

export const sheet = style({
  display: 'grid',
  gap: space(6),
  justifyItems: 'start',
  '@container': { '(min-width: 56rem)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginTop: space(3),
});
export const chip = style({
  padding: '.25em .8em',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.small,
});
export const embargo = style({ fontWeight: strong });
