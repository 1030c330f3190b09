import { style } from '@vanilla-extract/css';
import { displaySize, inset, space, textSize, tokens, wide } from '../../base/theme/tokens.ts';

export const band = style({ position: 'relative', isolation: 'isolate', overflow: 'hidden' });
/** The page's picture as a print in the band's ink, away from the words. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '50%',
  opacity: 0.2,
  maskImage: 'linear-gradient(90deg,transparent,#000 45%)',
  display: 'none',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': { [wide.desktop]: { display: 'block' } },
});
export const inner = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'var(--place,start)' as 'start',
  textAlign: 'var(--place,start)' as 'start',
  paddingBlock: inset.section,
});
export const title = style({
  fontSize: displaySize('statement'),
  maxWidth: '16ch',
});
export const text = style({ maxWidth: '32rem', fontSize: textSize.lead });
export const note = style({ maxWidth: '32rem', color: tokens.color.text, fontSize: textSize.fine });
