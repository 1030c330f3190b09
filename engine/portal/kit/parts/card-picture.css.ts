import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../base/theme/tokens.ts';

/** As wide as the card, and no higher than leaves its words in sight. */
export const picture = style({ display: 'block' });
globalStyle(`${picture} > img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '15rem',
  aspectRatio: '16/9',
  objectFit: 'cover',
  borderRadius: tokens.radius.small,
});
// A link to a card leads to its title: the picture above it stays in sight.
globalStyle(`${picture} ~ :is(h3,h4),${picture} ~ * :is(h3,h4)`, {
  scrollMarginBlockStart: '17rem',
});
