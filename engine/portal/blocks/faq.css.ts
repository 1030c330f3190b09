import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const list = style({ maxWidth: '52rem', borderTop: `1px solid ${tokens.color.border}` });
export const entry = style({ borderBottom: `1px solid ${tokens.color.border}` });
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(4),
  ':hover': { color: tokens.color.accent },
});
export const heading = style({
  fontFamily: tokens.font.body,
  fontSize: '1.08rem',
  fontWeight: 620,
  fontStyle: 'normal',
  letterSpacing: 0,
  textTransform: 'none',
  lineHeight: 1.4,
});
globalStyle(`${question} svg`, { transition: `transform ${tokens.motion}` });
globalStyle(`${entry}[open] ${question} svg`, { transform: 'rotate(.5turn)' });
export const answer = style({
  paddingBottom: space(5),
  color: tokens.color.muted,
  maxWidth: '44rem',
});
