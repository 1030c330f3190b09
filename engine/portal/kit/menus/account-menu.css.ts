import { style } from '@vanilla-extract/css';
import { space, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** As large as the icon in whose room it stands: the circle lies over the gap before it. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  width: '1.35em',
  height: '1.35em',
});
const circle = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  transform: 'translate(-50%,-50%)',
  borderRadius: tokens.radius.round,
  background: color.primary,
  color: color.onPrimary,
  fontFamily: tokens.font.body,
  fontWeight: 700,
  lineHeight: 1,
});
export const large = style([
  circle,
  { width: '2.1rem', height: '2.1rem', fontSize: textSize.tiny },
]);
/** Beside a word, from which it keeps away: all that is larger than the room lies before it. */
export const small = style([
  circle,
  {
    left: 'auto',
    insetInlineEnd: 0,
    width: '1.75rem',
    height: '1.75rem',
    fontSize: textSize.tiny,
    transform: 'translateY(-50%)',
  },
]);

export const over = style({ position: 'relative', display: 'inline-flex' });
/** Keeps its room, and nothing else. */
export const held = style({ visibility: 'hidden' });
export const centered = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
});

/** The circle is larger than its room: what is next to it keeps away. */
export const corner = style({ marginInlineEnd: space(2) });
export const name = style({
  display: 'none',
  maxWidth: '12rem',
  paddingInlineStart: space(2),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [wide.tablet]: { display: 'block' } },
});

export const who = style({
  margin: 0,
  padding: '.5em .8em',
  maxWidth: '18rem',
  color: color.muted,
  fontSize: textSize.fine,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${color.border}`,
  marginBlockEnd: space(1),
});
