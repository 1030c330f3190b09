import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: `${space(8)} ${space(6)}`,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
});
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  borderTop: `3px solid ${tokens.color.primary}`,
  paddingTop: space(4),
  '::before': {
    content: 'counter(step)',
    fontFamily: tokens.font.display,
    fontWeight: 'var(--display-weight)',
    fontSize: '1.7rem',
    lineHeight: 1,
    color: tokens.color.accent,
    fontVariantNumeric: 'tabular-nums',
  },
});
export const title = style({ fontSize: '1.2rem' });
