import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const wall = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlock: `1px solid ${tokens.color.border}`,
  overflow: 'hidden',
});
/** Names fill their line; the lines between them run on under the last. */
export const entry = style({
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  padding: `${space(7)} ${space(6)}`,
  marginInlineStart: '-1px',
  marginTop: '-1px',
  borderInlineStart: `1px solid ${tokens.color.border}`,
  borderTop: `1px solid ${tokens.color.border}`,
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  fontSize: 'calc(clamp(1.2rem,1rem + 1vw,1.7rem)*var(--display-scale,1))',
  lineHeight: 1.2,
  textAlign: 'center',
});
