import { globalStyle, style } from '@vanilla-extract/css';
import { quietPicture } from '../../base/theme/quiet-picture.ts';
import { displaySize, inset, space, textSize, tokens, wide } from '../../base/theme/tokens.ts';

/** What orbs and wave have at the foot of a screen with a picture: its lowest quarter. */
const FOOT = 'min(clamp(7rem,16vw,11rem),20.5vh)';
/** Above the words on a narrow page. */
const PICTURE = '15rem';

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
/** Below the program's picture the orbs float on the wave, at the foot and beside the words. */
export const orbs = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  bottom: 0,
  height: FOOT,
});
globalStyle(`${orbs} > i`, {
  position: 'absolute',
  aspectRatio: '1',
  borderRadius: tokens.radius.round,
  opacity: 0.85,
  background: `radial-gradient(circle at 32% 28%,${tokens.color.secondary},${tokens.color.primary} 45%,${tokens.color.ground})`,
});
for (const [orb, start, height, bottom] of [
  [1, '54%', '24%', '34%'],
  [2, '68%', '58%', '14%'],
  [3, '88%', '36%', '44%'],
] as const)
  globalStyle(`${orbs} > i:nth-of-type(${orb})`, { insetInlineStart: start, height, bottom });
/** The program's picture on the quiet side of the words; then the wave keeps to the foot. */
export const hero = style([quietPicture(PICTURE), { zIndex: -2 }]);
globalStyle(`${hero} + ${picture}`, {
  top: 'auto',
  height: 'min(100%,66vw)',
  opacity: 0.15,
  maskImage: `linear-gradient(to top,transparent,#000 calc(${FOOT}*.4),transparent ${FOOT})`,
});
globalStyle(`${screen}:has(> ${hero})`, {
  alignItems: 'end',
  paddingBlock: `calc(${PICTURE} - ${space(4)}) ${FOOT}`,
  '@media': {
    [wide.desktop]: {
      placeItems: 'center start',
      paddingBlock: FOOT,
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
/** Where the visitor wanted to go: on a line of its own, set as an address is. */
export const address = style({
  display: 'block',
  marginTop: space(2),
  fontFamily: tokens.font.body,
  fontSize: textSize.lead,
  fontStyle: 'normal',
  fontWeight: 400,
  letterSpacing: 'normal',
});
