import { style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../theme/tokens.ts';

const FADE = '2rem';

export const frame = style({
  display: 'grid',
  gap: space(8),
  paddingBlock: space(8),
  '@media': { [wide.desktop]: { gridTemplateColumns: '14rem minmax(0,1fr)' } },
});
export const menu = style({ minWidth: 0 });
export const list = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [wide.desktop]: { flexDirection: 'column' },
    // What goes on beyond the edge fades out there; the last one has room before it.
    'not all and (min-width: 62rem)': {
      paddingInlineEnd: FADE,
      maskImage: `linear-gradient(to left,transparent,#000 ${FADE})`,
      selectors: {
        '[dir=rtl] &': { maskImage: `linear-gradient(to right,transparent,#000 ${FADE})` },
      },
    },
  },
});
export const link = style({
  display: 'block',
  minHeight: '2.75rem',
  padding: '.55em .9em',
  borderInlineStart: '3px solid transparent',
  color: tokens.color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: tokens.color.text, background: tokens.color.surface },
  // What lies outside is cut off.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current=page]': {
      color: tokens.color.text,
      background: tokens.color.surface,
      borderInlineStartColor: tokens.color.primary,
      fontWeight: 620,
    },
  },
});
/** So high that what loads does not push the footer before one's eyes. */
export const content = style({ minWidth: 0, minHeight: '80vh' });
