import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const choice = style({ display: 'flex', gap: space(4), alignItems: 'start' });
export const frame = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: radius.round,
  background: color.raised,
  border: `1px solid ${color.border}`,
  fontWeight: strong,
});
export const face = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
});
export const text = style({ display: 'grid', gap: space(2), minWidth: 0 });
