import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const list = style({ display: 'grid', gap: space(5) });
export const keys = style({ display: 'grid', gap: space(1) });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0,1fr)',
  alignItems: 'center',
  minHeight: '2rem',
});
export const key = style({
  padding: '.1em .5em',
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  fontFamily: tokens.font.mono,
  fontSize: textSize.small,
});
export const choice = style({ display: 'flex', alignItems: 'center', gap: space(3) });
/** A key, small, within the control that does the same. */
export const keyHint = style({
  minWidth: '1.2em',
  color: color.muted,
  fontFamily: tokens.font.mono,
  fontSize: textSize.tiny,
  fontWeight: 400,
  textAlign: 'center',
});
