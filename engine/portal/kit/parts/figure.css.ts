import { style } from '@vanilla-extract/css';
import { tokens } from '../../base/theme/tokens.ts';

/** A figure that matters: in the face of the titles, but never thinner than text. */
export const figure = style({
  // A figure of twelve digits is wider than some cards.
  overflowWrap: 'anywhere',
  fontFamily: tokens.font.display,
  fontWeight: 'max(400,var(--display-weight))',
  fontStyle: 'var(--display-style)',
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
