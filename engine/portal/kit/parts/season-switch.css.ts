import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  fontWeight: strong,
});
export const select = style({
  minHeight: '2.75rem',
  maxWidth: '100%',
  padding: '.4em .8em',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.small,
  background: tokens.color.surface,
  color: tokens.color.text,
  font: 'inherit',
});
