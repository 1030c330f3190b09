import { style } from '@vanilla-extract/css';
import { displaySize, tokens } from '../../base/theme/tokens.ts';

export const wall = style({});
export const entry = style({
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: displaySize('item'),
  lineHeight: 1.2,
});
