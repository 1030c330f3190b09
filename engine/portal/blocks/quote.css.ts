import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const figure = style({ display: 'grid', gap: space(5) });
export const words = style({
  maxWidth: '26ch',
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: 'clamp(1.5rem,1.1rem + 2vw,2.6rem)',
  lineHeight: 1.25,
  textWrap: 'balance',
  '::before': {
    content: '',
    display: 'block',
    width: '3.5rem',
    height: '.35rem',
    marginBottom: space(5),
    background: tokens.color.primary,
  },
  '@media': { '(min-width: 44rem)': { maxWidth: '34ch' } },
});
