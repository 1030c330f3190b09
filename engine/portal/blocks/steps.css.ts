import { style } from '@vanilla-extract/css';
import { roomy, space, tokens } from '../theme/tokens.ts';

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: space(7),
  '@container': { [roomy]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' } },
});
/** A number on a line that leads to the next one: downwards, and across where there is room. */
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0,1fr)',
  gap: `${space(2)} ${space(4)}`,
  alignContent: 'start',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '1.3rem',
    top: '3.3rem',
    bottom: `calc(${space(7)}*-1 + .5rem)`,
    borderInlineStart: `2px solid ${tokens.color.border}`,
  },
  selectors: { '&:last-child::after': { display: 'none' } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: space(4),
      '::after': {
        insetInline: `3.4rem calc(${space(7)}*-1 + .6rem)`,
        top: '1.3rem',
        bottom: 'auto',
        border: 0,
        borderTop: `2px solid ${tokens.color.border}`,
      },
    },
  },
});
export const number = style({
  fontFamily: tokens.font.display,
  fontWeight: 'max(500,var(--display-weight))',
  fontSize: '1.15rem',
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: 'counter(step,var(--numerals,decimal))' },
});
export const text = style({ color: tokens.color.muted, marginTop: space(1) });
