import { globalStyle, style } from '@vanilla-extract/css';
import { quietPicture } from '../theme/quiet-picture.ts';
import { displaySize, inset, space, textSize, tokens, wide } from '../theme/tokens.ts';

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(44rem,82vh)',
  padding: space(8),
  textAlign: 'center',
  selectors: { '&[data-whole]': { minHeight: '100dvh' } },
});
export const picture = style({ position: 'absolute', inset: 0, zIndex: -1, opacity: 0.5 });
/** The program's picture on the quiet side of the words; then orbs and wave are a veil over it. */
export const hero = style([quietPicture('15rem'), { zIndex: -2 }]);
globalStyle(`${hero} + ${picture}`, {
  opacity: 0.34,
  maskImage: 'linear-gradient(transparent 35%,#000 70%)',
});
globalStyle(`${screen}:has(> ${hero})`, {
  alignItems: 'end',
  '@media': {
    [wide.desktop]: {
      placeItems: 'center start',
      paddingInline: `max(${inset.gutter},50% - 33.5rem)`,
      textAlign: 'start',
    },
  },
});
globalStyle(`${screen}:has(> ${hero}) > :last-child`, {
  '@media': { [wide.desktop]: { justifyItems: 'start', maxWidth: '32rem' } },
});
globalStyle(`${picture} > svg`, { width: '100%', height: '100%' });
export const words = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'center',
  maxWidth: '46rem',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  justifyContent: 'center',
});
export const brand = style({
  fontFamily: tokens.font.display,
  color: tokens.color.accent,
  fontSize: textSize.large,
});
export const line = style({
  fontSize: displaySize('panel'),
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textTransform: 'none',
});
