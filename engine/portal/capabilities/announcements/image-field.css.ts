import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';
import { tick } from '../../kit/parts/tick.css.ts';

const { color, radius } = tokens;

export const set = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: space(1) });
/** A campaign may have hundreds: the form goes on below some of them. */
export const options = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,17rem),1fr))',
  // A card's least height is not all that its words need.
  gridAutoRows: 'max-content',
  maxHeight: '24rem',
  overflowY: 'auto',
  // Room for the ring around what has the focus.
  padding: space(1),
  margin: `calc(-1*${space(1)})`,
});
/** A picture that can be chosen; the whole card can be clicked. */
export const option = style({
  // The radio button, and its ring, stay within what scrolls.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '2.75rem',
  padding: space(2),
  border: `2px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.ground,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&:has(:checked)': { borderColor: color.accent, background: color.soft },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '1px' },
  },
});
/** Its card shows that it has the focus. */
export const ring = style([tick, { marginBlock: 0, ':focus-visible': { outline: 'none' } }]);
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${words} > :first-child`, { fontWeight: strong });
export const thumbnail = style({ flex: 'none', width: '6rem' });
globalStyle(`${thumbnail} > img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  objectFit: 'cover',
  borderRadius: radius.small,
});
