import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

export const list = style({
  display: 'grid',
  gap: space(2),
  padding: space(5),
  border: `1px solid ${tokens.color.border}`,
  borderInlineStart: `4px solid ${tokens.color.error}`,
  borderRadius: tokens.radius.small,
  background: tokens.color.surface,
  overflowWrap: 'anywhere',
});
globalStyle(`${list} code`, { fontFamily: tokens.font.mono, fontSize: '.9em' });
export const message = style({ fontWeight: strong });
export const key = style({ color: tokens.color.muted });
