import { style } from '@vanilla-extract/css';
import { displaySize, space, tokens } from '../../base/theme/tokens.ts';

/** The page's picture, where a look shows it. */
export const picture = style({});
/** The sign of a quotation, as tall as it goes. */
export const sign = style({
  height: '4.5rem',
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: displaySize('grand'),
  lineHeight: 0.85,
  color: tokens.color.primary,
  overflow: 'hidden',
});
export const words = style({
  marginBottom: space(6),
  maxWidth: '28ch',
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontStyle: 'var(--display-style)',
  fontSize: displaySize('section'),
  lineHeight: 1.2,
  textWrap: 'balance',
});
