import { style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const links = style({ display: 'flex', alignItems: 'center', gap: space(5) });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  whiteSpace: 'nowrap',
  minHeight: '2.75rem',
  color: color.text,
  textDecoration: 'none',
  fontSize: textSize.fine,
  ':hover': { color: color.accent, textDecoration: 'underline' },
});
export const wideOnly = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'flex' } },
});
export const narrowOnly = style({ '@media': { [wide.desktop]: { display: 'none' } } });
export const menu = style({ position: 'relative' });
export const menuList = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + .3rem)',
  zIndex: 30,
  display: 'grid',
  minWidth: '15rem',
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: space(2),
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: tokens.radius.medium,
  boxShadow: tokens.elevation.note,
});
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.7em',
  width: '100%',
  minHeight: '2.75rem',
  padding: '.3em .8em',
  border: 0,
  background: 'none',
  borderRadius: tokens.radius.small,
  color: color.text,
  textDecoration: 'none',
  textAlign: 'start',
  ':hover': { background: color.soft },
  selectors: {
    '&[aria-current=true],&[aria-pressed=true]': { color: color.accent, fontWeight: strong },
  },
});
