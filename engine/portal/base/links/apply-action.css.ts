import { style } from '@vanilla-extract/css';
import { strong, tokens } from '../theme/tokens.ts';

export const applyState = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  minHeight: '2.9rem',
  padding: '.55em 1.1em',
  border: `2px dashed ${tokens.color.control}`,
  borderRadius: tokens.radius.button,
  background: tokens.color.ground,
  color: tokens.color.text,
  fontWeight: strong,
});
