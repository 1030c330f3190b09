import { style } from '@vanilla-extract/css';
import { space, wide } from '../../base/theme/tokens.ts';

/** As many cards beside each other as there is room for. */
export const cardGrid = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,19rem),1fr))',
});
/** The link of a card that can be clicked as a whole; it says where it leads. */
export const wholeCard = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});
/** The way from one of a list back to the list. */
export const backToList = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  justifySelf: 'start',
});

/** Two cards beside each other from a tablet on. */
export const cardPairs = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0,1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide.tablet]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const cardOfPair = style({
  display: 'grid',
  minWidth: 0,
  // A last one that would stand alone takes the whole row.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1/-1' } },
});
