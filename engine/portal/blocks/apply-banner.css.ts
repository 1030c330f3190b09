import { style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../theme/tokens.ts';

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
  paddingBlock: 'calc(clamp(3.5rem,7vw,6rem)*var(--density))',
});
export const title = style({
  fontSize: 'calc(clamp(2rem,1.3rem + 3.2vw,4rem)*var(--display-scale,1))',
  maxWidth: '16ch',
});
export const text = style({ maxWidth: '32rem', fontSize: '1.06rem' });
export const note = style({ maxWidth: '32rem', color: tokens.color.text, fontSize: '.94rem' });
