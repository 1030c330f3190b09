import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

export const note = style({
  display: 'grid',
  gap: space(1),
  padding: space(4),
  borderInlineStart: `4px solid ${tokens.color.secondary}`,
  background: tokens.color.raised,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const reason = style({ fontWeight: strong });
