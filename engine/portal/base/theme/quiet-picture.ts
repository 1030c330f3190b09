import { wide } from './tokens.ts';

/** Where a panel of 32rem ends in the page's column, as seen from the picture's start at 40%. */
const WORDS_END = 'max(16.7% - 1.5rem,34.5rem - 66.7%)';

/**
 * A program's picture above the words of a page, or on their quiet side where there is room: it
 * begins where they end, and is gone before the page's foot.
 */
export const quietPicture = (height: string) => ({
  position: 'absolute' as const,
  insetInline: 0,
  insetBlockStart: 0,
  height,
  maskImage: 'linear-gradient(#000 50%,transparent)',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [wide.desktop]: {
      height: '100%',
      insetInlineStart: '40%',
      maskImage: `linear-gradient(90deg,transparent ${WORDS_END},#000 50%),linear-gradient(#000 75%,transparent)`,
      maskComposite: 'intersect',
    },
  },
});
