import { wide } from './tokens.ts';

/** A program's picture above the words of a page, or on their quiet side where there is room. */
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
      maskImage: 'linear-gradient(90deg,transparent,#000 40%)',
    },
  },
});
