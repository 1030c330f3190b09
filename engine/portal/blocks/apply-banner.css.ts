import { style } from '@vanilla-extract/css';
import { space, tokens } from '../theme/tokens.ts';

export const band = style({
  marginTop: space(10),
  paddingBlock: space(16),
  background: tokens.color.soft,
  borderBlock: `1px solid ${tokens.color.border}`,
});
export const inner = style({ display: 'grid', gap: space(4), justifyItems: 'start' });
export const note = style({ color: tokens.color.text, fontSize: '.94rem' });
