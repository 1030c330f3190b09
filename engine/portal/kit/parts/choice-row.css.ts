import { style } from '@vanilla-extract/css';
import { edgeFade } from '../../base/theme/edge-fade.ts';
import { inLook, skewed } from '../../base/theme/looks.ts';
import { space, strong, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const row = style({
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [wide.tablet]: { flexWrap: 'wrap' },
    [`not all and ${wide.tablet}`]: edgeFade,
  },
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '2.75rem',
  padding: '.3em 1em',
  border: `1px solid ${color.control}`,
  borderRadius: tokens.radius.small,
  background: 'transparent',
  color: color.text,
  ':hover': { borderColor: color.accent },
  // What lies outside is cut off.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: color.edge,
      background: color.primary,
      color: color.onPrimary,
      fontWeight: strong,
    },
    [inLook('button', 'pill', 'seal')]: { borderRadius: tokens.radius.pill },
    [inLook('button', 'skewed')]: skewed,
  },
});
