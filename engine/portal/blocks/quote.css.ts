import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

/** The page's picture, where a look shows it. */
export const picture = style({});
/** The sign of a quotation, as tall as it goes. */
export const sign = style({
  height: '4.5rem',
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: '11rem',
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
  fontSize: 'calc(clamp(1.6rem,1.1rem + 2.2vw,2.9rem)*var(--display-scale,1))',
  lineHeight: 1.2,
  textWrap: 'balance',
});
