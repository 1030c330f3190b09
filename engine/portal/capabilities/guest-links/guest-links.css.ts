import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
});
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const label = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '18rem',
});
/** A link's name, and before it what selects it. */
export const named = style({ display: 'flex', alignItems: 'center', gap: space(3) });
export const tick = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  accentColor: color.accent,
});
export const gone = style({ color: color.muted });
globalStyle(`${gone} th`, { fontWeight: 400 });
export const last = style({ marginInlineStart: 'auto' });
/** What is done with the selection, while there is one. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  marginBlockEnd: space(3),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
});
export const facts = style({
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(8rem,max-content) minmax(0,1fr)' } },
});
globalStyle(`${facts} > div`, { display: 'contents' });
globalStyle(`${facts} dt`, { color: color.muted });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });

export const form = style([part, { maxWidth: '46rem' }]);
export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,12rem),1fr))',
});
export const labelled = style({ display: 'grid', gap: space(1), minWidth: 0 });
globalStyle(`${labelled} > :is(input,select)`, { width: '100%' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
/** Which of two ways; the pressed one is marked. */
globalStyle(`${buttons} > [aria-pressed=true]`, {
  borderColor: color.accent,
  color: color.accent,
});
export const drop = style({
  display: 'grid',
  gap: space(2),
  padding: space(4),
  border: `1px dashed ${color.control}`,
  borderRadius: radius.small,
  selectors: { '&[data-over]': { borderColor: color.accent, background: color.soft } },
});
globalStyle(`${drop} input`, { maxWidth: '100%' });
export const address = style({
  padding: `${space(1)} ${space(2)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.ground,
  fontFamily: tokens.font.mono,
  fontWeight: strong,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const progress = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
