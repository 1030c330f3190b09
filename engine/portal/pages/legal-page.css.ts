import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../theme/tokens.ts';

export const page = style({ isolation: 'isolate', overflow: 'hidden' });
globalStyle(`main > ${page}`, {
  paddingBlockStart: '11rem',
  '@media': { print: { paddingBlockStart: 0 } },
});
/** A strip above the text; it ends where one begins to read. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  height: '11rem',
  maskImage: 'linear-gradient(#000 40%,transparent)',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [wide.desktop]: { maskImage: 'linear-gradient(#000 30%,transparent)' },
    print: { display: 'none' },
  },
});
