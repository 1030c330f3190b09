import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const moment = style({
  fontFamily: tokens.font.display,
  fontWeight: 'max(400,var(--display-weight))',
  fontSize: 'calc(clamp(1.7rem,1rem + 3.4vw,3.2rem)*var(--display-scale,1))',
  lineHeight: 1.1,
  textAlign: 'var(--place,start)' as 'start',
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
export const clock = style({
  minHeight: '1.5em',
  marginTop: space(4),
  color: tokens.color.accent,
  fontSize: '1.3rem',
  fontWeight: 650,
  textAlign: 'var(--place,start)' as 'start',
  fontVariantNumeric: 'tabular-nums',
});
