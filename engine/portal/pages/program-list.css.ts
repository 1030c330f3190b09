import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens, wide } from '../theme/tokens.ts';

const line = `1px solid ${tokens.color.border}`;

export const head = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: 'clamp(3.5rem,9vw,7.5rem)',
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
export const product = style({ color: tokens.color.accent, fontWeight: 650 });
export const title = style({
  fontSize: 'calc(clamp(2.3rem,1.3rem + 4.6vw,5rem)*var(--display-scale,1))',
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
  fontSize: 'calc(clamp(1.4rem,1.2rem + .9vw,1.9rem)*var(--display-scale,1))',
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
  fontSize: '.94rem',
  '@media': { [wide.desktop]: { textAlign: 'end' } },
});
export const pager = style({
  display: 'flex',
  gap: space(3),
  justifyContent: 'center',
  marginTop: space(8),
});
