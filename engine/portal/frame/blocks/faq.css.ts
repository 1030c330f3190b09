import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const line = `1px solid ${tokens.color.border}`;

const LINE = '(min-width: 56rem)';

/** Two columns where there is room for two lines. */
export const list = style({
  display: 'grid',
  alignItems: 'start',
  borderTop: line,
  columnGap: space(14),
  '@container': { [LINE]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const entry = style({ borderBottom: line });
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: '3.6rem',
  paddingBlock: space(3),
  ':hover': { color: tokens.color.accent },
});
export const heading = style({
  fontFamily: tokens.font.body,
  fontSize: textSize.lead,
  fontWeight: strong,
  fontStyle: 'normal',
  letterSpacing: 0,
  textTransform: 'none',
  lineHeight: 1.4,
});
globalStyle(`${question} svg`, {
  color: tokens.color.accent,
  transition: `rotate ${tokens.motion}`,
});
globalStyle(`${entry}[open] ${question} svg`, { rotate: '.5turn' });
export const answer = style({ paddingBottom: space(6), color: tokens.color.muted });
