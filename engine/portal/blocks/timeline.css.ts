import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

/** Dates beside a line, what happens on the other side of it. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  paddingInlineStart: space(8),
  paddingBottom: space(8),
  borderInlineStart: `2px solid ${tokens.color.border}`,
  ':last-child': { paddingBottom: 0 },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-.5rem',
    top: '.3rem',
    width: '.9rem',
    height: '.9rem',
    borderRadius: tokens.radius.medium,
    background: tokens.color.primary,
    boxShadow: `0 0 0 .3rem ${tokens.color.ground}`,
  },
  '@container': {
    '(min-width: 34rem)': {
      marginInlineStart: '11.5rem',
    },
  },
});
export const date = style({
  color: tokens.color.accent,
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    '(min-width: 34rem)': {
      position: 'absolute',
      insetInlineStart: '-12.8rem',
      width: '11.5rem',
      textAlign: 'end',
    },
  },
});
export const text = style({ color: tokens.color.muted });
