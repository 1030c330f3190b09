import { globalStyle, style } from '@vanilla-extract/css';
import {
  displaySize,
  inset,
  space,
  strong,
  textSize,
  tokens,
  wide,
} from '../../base/theme/tokens.ts';

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
  gridTemplateColumns: '4rem minmax(0,1fr)',
  gap: `${space(3)} ${space(5)}`,
  paddingBlock: space(6),
  borderBottom: line,
  color: tokens.color.muted,
  ':first-child': { borderTop: line },
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: '4rem minmax(0,1fr) 14rem',
      columnGap: space(8),
    },
  },
});
export const icon = style({
  width: '4rem',
  height: '4rem',
  borderRadius: tokens.radius.medium,
  objectFit: 'contain',
});
export const about = style({ display: 'grid', gap: space(1), alignContent: 'start' });
export const name = style({ fontSize: displaySize('item') });
export const link = style({
  color: tokens.color.text,
  textDecoration: 'none',
  transition: `color ${tokens.motion}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
globalStyle(`${program}:hover ${link}`, { color: tokens.color.accent });
/** Below the words on a narrow page, at the end of the line on a wide one. */
export const origin = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  fontSize: textSize.fine,
  '@media': {
    [wide.desktop]: { gridColumn: 3, flexDirection: 'column', textAlign: 'end' },
  },
});
export const languages = style({ color: tokens.color.accent });
export const pager = style({
  display: 'flex',
  gap: space(3),
  justifyContent: 'center',
  marginTop: space(8),
});
