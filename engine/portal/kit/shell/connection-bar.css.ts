import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

/** Below the header, over the page: nothing moves when it comes or goes. */
export const bar = style({
  position: 'fixed',
  zIndex: 45,
  insetInline: '1rem',
  insetBlockStart: '4.8rem',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: 'fit-content',
  marginInline: 'auto',
  marginBlock: 0,
  padding: `${space(2)} ${space(4)}`,
  background: tokens.color.raised,
  color: tokens.color.text,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.medium,
  boxShadow: tokens.elevation.note,
  fontSize: textSize.fine,
  pointerEvents: 'none',
});
