import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  justifyContent: 'var(--place,start)',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.55em',
  minHeight: '2.75rem',
  padding: '.3em 1em',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.button,
  color: tokens.color.text,
  textDecoration: 'none',
  transition: `border-color ${tokens.motion},color ${tokens.motion}`,
  ':hover': { borderColor: tokens.color.accent, color: tokens.color.accent },
});
