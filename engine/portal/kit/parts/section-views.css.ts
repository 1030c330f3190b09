import { style } from '@vanilla-extract/css';
import { edgeFade, narrow } from '../../base/theme/edge-fade.ts';
import { inLook } from '../../base/theme/looks.ts';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

export const views = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  scrollbarWidth: 'thin',
  '@media': { [narrow]: edgeFade },
});
export const view = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: '.4em .9em',
  borderBlockEnd: '3px solid transparent',
  color: tokens.color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: tokens.color.text },
  // What lies outside is cut off.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current=page]': {
      color: tokens.color.text,
      borderBlockEndColor: tokens.color.accent,
      fontWeight: strong,
    },
    [inLook('button', 'pill')]: { borderRadius: tokens.radius.pill },
    [inLook('button', 'skewed')]: { transform: 'skewX(-9deg)' },
    [`${inLook('button', 'pill')}[aria-current=page]`]: {
      background: tokens.color.soft,
      borderBlockEndColor: 'transparent',
    },
    [`${inLook('button', 'skewed', 'cut', 'square')}[aria-current=page]`]: {
      background: tokens.color.soft,
    },
  },
});
