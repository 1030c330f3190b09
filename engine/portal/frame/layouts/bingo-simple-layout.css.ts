import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

/** Shown once the page knows that it is no overlay: streaming software never sees it. */
export const signature = style({
  visibility: 'hidden',
  margin: 0,
  padding: space(5),
  textAlign: 'center',
  fontSize: textSize.fine,
  color: tokens.color.muted,
  selectors: {
    'html[data-ready]:not([data-overlay]) &': { visibility: 'visible' },
    'html[data-overlay] &': { display: 'none' },
  },
});
