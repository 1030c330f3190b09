import { wide } from './tokens.ts';

const FADE = '2rem';

/** Where rows of links scroll sideways, having no room to wrap or to stand below each other. */
export const narrow = `not all and ${wide.desktop}`;

/** A row that scrolls: what goes on beyond the edge fades out there; the last one has room before it. */
export const edgeFade = {
  paddingInlineEnd: FADE,
  scrollPaddingInline: FADE,
  maskImage: `linear-gradient(to left,transparent,#000 ${FADE})`,
  selectors: {
    '[dir=rtl] &': { maskImage: `linear-gradient(to right,transparent,#000 ${FADE})` },
  },
} as const;
