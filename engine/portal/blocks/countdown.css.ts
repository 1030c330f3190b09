import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const moment = style({
  fontFamily: tokens.font.display,
  fontWeight: 'max(400,var(--display-weight))',
  fontSize: 'calc(clamp(1.4rem,1rem + 2vw,2.2rem)*var(--display-scale,1))',
  lineHeight: 1.2,
  textAlign: 'var(--place,start)' as 'start',
  fontVariantNumeric: 'tabular-nums',
});
export const clock = style([moment, { marginTop: space(3), color: tokens.color.accent }]);
