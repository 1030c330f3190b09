import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const line = style({
  maxWidth: '52rem',
  borderInlineStart: `2px solid ${tokens.color.border}`,
});
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  paddingInlineStart: space(7),
  paddingBottom: space(8),
  ':last-child': { paddingBottom: 0 },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-.45rem',
    top: '.5rem',
    width: '.8rem',
    height: '.8rem',
    borderRadius: tokens.radius.medium,
    background: tokens.color.primary,
  },
});
export const date = style({
  color: tokens.color.accent,
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style({ fontSize: '1.2rem' });
