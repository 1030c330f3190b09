import { style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const welcome = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: space(5),
  minHeight: '60dvh',
  maxWidth: '42rem',
});
export const welcomeBeside = style({
  display: 'grid',
  alignItems: 'center',
  gap: space(8),
  '@media': {
    [wide.desktop]: { gridTemplateColumns: 'minmax(0,42rem) minmax(0,1fr)', minHeight: '70dvh' },
  },
});
export const emblem = style({
  display: 'none',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  gap: space(2),
  width: 'min(26rem,100%)',
  marginInline: 'auto',
  padding: space(4),
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
  transform: 'rotate(-3deg)',
  '@media': { [wide.desktop]: { display: 'grid' } },
});
export const emblemCell = style({
  display: 'grid',
  aspectRatio: '1',
  padding: '14%',
  borderRadius: radius.small,
  background: color.raised,
  selectors: {
    '&[data-cell=marked]': { background: color.primary },
    '&[data-cell=marked]::after': {
      content: '""',
      border: `3px solid ${color.onPrimary}`,
      borderRadius: radius.round,
      opacity: 0.35,
    },
  },
});
