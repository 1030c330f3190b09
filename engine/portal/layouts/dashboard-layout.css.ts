import { style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../theme/tokens.ts';

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
  '@media': { [wide.desktop]: { flexDirection: 'column' } },
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
  selectors: {
    '&[aria-current=page]': {
      color: tokens.color.text,
      background: tokens.color.surface,
      borderInlineStartColor: tokens.color.primary,
      fontWeight: 620,
    },
  },
});
export const content = style({ minWidth: 0, minHeight: '20rem' });
