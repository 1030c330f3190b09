import { globalStyle, style } from '@vanilla-extract/css';
import { displaySize, space, textSize, tokens, veil } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** A full-bleed picture under a scrim is the ground form; compositions move from there. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  vars: {
    '--scrim': `linear-gradient(to top,${color.ground} 5%,${veil(80)} 55%,${veil(35)})`,
  },
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '::after': { content: '', position: 'absolute', inset: 0, background: 'var(--scrim)' },
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
  alignItems: 'center',
  paddingBlock: `${space(16)} ${space(12)}`,
});
export const words = style({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
// Above the title.
globalStyle(`${words}>:first-child`, { textWrap: 'balance' });
export const title = style({
  fontSize: displaySize('title'),
  lineHeight: 1.04,
  maxWidth: '18ch',
});
export const text = style({ fontSize: textSize.lead, maxWidth: '36rem' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginTop: space(2),
});
// On a phone the first fills a row, and the rest share theirs.
const phone = (rule: object) => ({ '@media': { '(max-width: 30rem)': rule } });
globalStyle(`${actions}>*`, phone({ flexGrow: 1 }));
globalStyle(`${actions}>:first-child`, phone({ flexBasis: '100%', justifyContent: 'center' }));
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(5)} ${space(6)}` });
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  flex: '1 1 8rem',
});
export const factLabel = style({ fontSize: textSize.fine, lineHeight: 1.4 });
export const factValue = style({
  fontFamily: tokens.font.display,
  fontWeight: 'max(400,var(--display-weight))',
  fontSize: displaySize('item'),
  lineHeight: 1.2,
  color: color.accent,
  fontVariantNumeric: 'tabular-nums',
});
