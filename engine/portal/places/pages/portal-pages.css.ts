import { style } from '@vanilla-extract/css';
import { displaySize, inset, space, strong, tokens } from '../../base/theme/tokens.ts';

export const head = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: inset.section,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0.7,
  maskImage: 'linear-gradient(90deg,transparent 20%,#000),linear-gradient(#000 60%,transparent)',
  maskComposite: 'intersect',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const words = style({ display: 'grid', gap: space(4) });
export const product = style({ color: tokens.color.accent, fontWeight: strong });
export const title = style({
  fontSize: displaySize('title'),
  maxWidth: '16ch',
});
export const body = style({ paddingBlockEnd: inset.section });
export const page = style({ paddingBlock: `${space(8)} ${inset.section}` });
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  marginBlockStart: space(6),
  color: tokens.color.muted,
});
