import { globalStyle, style } from '@vanilla-extract/css';
import { space, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space(3),
});
/** What is written, and beside it how it will look; on a phone below each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0,1.2fr) minmax(0,1fr)' } },
});
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const last = style({ marginInlineStart: 'auto' });
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '22rem',
});
export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,12rem),1fr))',
});
export const labelled = style({ display: 'grid', gap: space(1), minWidth: 0 });
globalStyle(`${labelled} > :is(input,select,textarea)`, { width: '100%' });
export const ticked = style({ display: 'flex', alignItems: 'center', gap: space(2) });
globalStyle(`${ticked} input`, { width: '1.25rem', height: '1.25rem', accentColor: color.accent });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const card = style({
  display: 'grid',
  gap: space(2),
  padding: space(3),
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  overflowWrap: 'anywhere',
});
