import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../base/theme/tokens.ts';

/** The strip above the text. */
const PICTURE = '11rem';

export const page = style({ isolation: 'isolate', overflow: 'hidden' });
globalStyle(`main > ${page}`, {
  paddingBlockStart: PICTURE,
  '@media': { print: { paddingBlockStart: 0 } },
});
/** It ends where one begins to read. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  height: PICTURE,
  maskImage: 'linear-gradient(#000 40%,transparent)',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [wide.desktop]: { maskImage: 'linear-gradient(#000 30%,transparent)' },
    print: { display: 'none' },
  },
});
