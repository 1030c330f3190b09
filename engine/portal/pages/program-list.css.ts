import { globalStyle, style } from '@vanilla-extract/css';
import { displaySize, inset, space, strong, textSize, tokens, wide } from '../theme/tokens.ts';

const line = `1px solid ${tokens.color.border}`;

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
/** A line of the programme, all of it a link. */
export const program = style({
  position: 'relative',
  display: 'grid',
  gap: `${space(1)} ${space(8)}`,
  paddingBlock: space(6),
  borderBottom: line,
  ':first-child': { borderTop: line },
  '@media': {
    [wide.desktop]: { gridTemplateColumns: '13rem minmax(0,1fr) 9rem', alignItems: 'baseline' },
  },
});
export const quiet = style({ color: tokens.color.muted });
export const name = style({
  fontSize: displaySize('item'),
});
export const link = style({
  color: tokens.color.text,
  textDecoration: 'none',
  transition: `color ${tokens.motion}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
globalStyle(`${program}:hover ${link}`, { color: tokens.color.accent });
export const languages = style({
  color: tokens.color.accent,
  fontSize: textSize.fine,
  '@media': { [wide.desktop]: { textAlign: 'end' } },
});
export const pager = style({
  display: 'flex',
  gap: space(3),
  justifyContent: 'center',
  marginTop: space(8),
});
