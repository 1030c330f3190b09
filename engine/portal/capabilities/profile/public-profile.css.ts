import { globalStyle, style } from '@vanilla-extract/css';
import { inLook } from '../../base/theme/looks.ts';
import { displaySize, space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** What is seen of the theme's art above the name. */
const PICTURE = '9rem';
const FACE = '5.5rem';

export const page = style({ isolation: 'isolate', overflow: 'hidden' });
globalStyle(`main > ${page}`, { paddingBlockStart: `calc(${PICTURE} - ${FACE}/2)` });
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  height: PICTURE,
  maskImage: 'linear-gradient(#000 50%,transparent)',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
});
export const head = style({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'auto minmax(0,1fr)', columnGap: space(6) },
  },
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: FACE,
  height: FACE,
  border: `3px solid ${color.ground}`,
  borderRadius: radius.round,
  background: color.primary,
  color: color.onPrimary,
  fontFamily: tokens.font.display,
  fontSize: displaySize('figure'),
  fontWeight: 'max(400,var(--display-weight))',
  lineHeight: 1,
  selectors: {
    [inLook('button', 'square', 'cut', 'skewed')]: { borderRadius: 0 },
  },
});
export const names = style({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Below the picture, beside the face that reaches into it.
  '@media': { [wide.tablet]: { paddingBlockStart: `calc(${FACE}/2 + ${space(1)})` } },
});
export const handle = style({ color: color.muted, fontSize: textSize.lead });
export const part = style({ display: 'grid', gap: space(4) });
export const list = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  },
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'center',
  gap: space(4),
  minHeight: '4rem',
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  selectors: { [inLook('card', 'cut')]: { borderRadius: 0 } },
});
export const link = style([
  item,
  {
    transition: `border-color ${tokens.motion}`,
    ':hover': { borderColor: color.accent },
  },
]);
export const sign = style({ fontSize: displaySize('heading'), lineHeight: 1, color: color.accent });
export const what = style({ display: 'grid', gap: '.1em', minWidth: 0 });
export const name = style({ fontWeight: strong, overflowWrap: 'anywhere' });
export const muted = style({ color: color.muted, fontSize: textSize.fine });
/** Plain, and large enough for a finger. */
export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.75rem',
  color: color.muted,
  fontSize: textSize.fine,
});
