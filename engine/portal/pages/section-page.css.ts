import { style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../theme/tokens.ts';

/** The way in: the program's picture, and the panel on its quiet side. */
export const entrance = style({
  vars: { '--mark': '0' },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  minHeight: 'min(46rem,84vh)',
  alignItems: 'center',
  paddingBlock: `11rem ${space(12)}`,
  '@media': { [wide.desktop]: { paddingBlock: space(16) } },
});
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  height: '13rem',
  insetInline: 0,
  maskImage: 'linear-gradient(#000 50%,transparent)',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [wide.desktop]: {
      height: '100%',
      insetInlineStart: '40%',
      maskImage: `linear-gradient(90deg,transparent,#000 40%)`,
    },
  },
});
export const section = style({ display: 'grid', gap: space(6), color: tokens.color.text });
