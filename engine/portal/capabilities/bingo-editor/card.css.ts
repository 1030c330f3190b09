import { style } from '@vanilla-extract/css';
import { space, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** The card is as wide as there is room, up to what is well read. */
export const frame = style({
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
});

/** The title in the card's head. */
export const title = style({
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontStyle: 'var(--display-style)',
  textTransform: 'var(--display-case)' as 'none',
});
/** The cells' grid where it is a group of buttons. */
export const cells = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

/** A cell of the card that is arranged: it can be picked up, moved and put down. */
export const moved = style({
  cursor: 'grab',
  // A finger that begins here moves the cell; beside the card it scrolls the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&&': { cursor: 'grab' },
    '&:hover': { borderColor: color.accent },
    '&[data-held]': {
      borderColor: color.accent,
      borderStyle: 'dashed',
      borderWidth: 2,
      background: color.soft,
    },
    '&[data-target]': { outline: `3px solid ${color.accent}`, outlineOffset: '-3px' },
    '&[data-dragged]': {
      zIndex: 4,
      cursor: 'grabbing',
      boxShadow: tokens.elevation.held,
    },
    '&&[data-free]': { cursor: 'default' },
  },
});
export const empty = style({ color: color.muted, fontStyle: 'italic' });

export const beside = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const chip = style({
  minHeight: '2.75rem',
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: '.3em',
  paddingInlineEnd: '.9em',
  paddingInlineStart: 0,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.surface,
  cursor: 'grab',
  // A finger that goes up or down here scrolls the page; the handle drags in each direction.
  touchAction: 'pan-y',
  userSelect: 'none',
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&[data-held]': { borderColor: color.accent, borderStyle: 'dashed', background: color.soft },
    '&[data-dragged]': { position: 'relative', zIndex: 2 },
  },
});
/** What of an item is dragged by a finger. */
export const handle = style({
  alignSelf: 'stretch',
  flex: 'none',
  width: '2.25rem',
  touchAction: 'none',
  background: `radial-gradient(circle,${color.muted} 1.5px,transparent 2px) center/.4rem .4rem`,
  backgroundClip: 'content-box',
  backgroundOrigin: 'content-box',
  padding: `${space(2)} ${space(4)}`,
});
