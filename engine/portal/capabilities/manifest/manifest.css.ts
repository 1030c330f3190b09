import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, font, radius } = tokens;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' } as const;

export const parts = style({ ...column, gap: space(8) });
export const part = style({ ...column, gap: space(3) });
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small, maxWidth: '70ch' });

const rows = style({
  ...column,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${color.border}` });

export const issues = style([rows]);
export const issue = style({ ...column, gap: space(1), padding: `${space(2)} ${space(3)}` });
export const issueHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(3)}`,
});
export const severity = style({
  fontWeight: strong,
  selectors: { '&[data-severity=error]': { color: color.error } },
});
export const place = style({ fontFamily: font.mono, overflowWrap: 'anywhere' });
export const code = style({
  fontFamily: font.mono,
  fontSize: textSize.small,
  color: color.muted,
  overflowWrap: 'anywhere',
});
export const message = style({ overflowWrap: 'anywhere', maxWidth: '90ch', textAlign: 'start' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space(2)} ${space(3)}`,
});
export const choice = style({
  ...column,
  gap: space(1),
  minWidth: 0,
  maxWidth: '100%',
  color: color.muted,
  fontSize: textSize.small,
});
export const pages = style([rows]);
export const page = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  minHeight: '2.5rem',
  padding: `${space(1)} ${space(3)}`,
});
export const pageLink = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  minHeight: '2rem',
  color: color.accent,
  overflowWrap: 'anywhere',
});
export const pageTitle = style({ color: color.text, marginInlineStart: space(2) });
export const note = style({ color: color.muted, fontSize: textSize.small });

export const reached = style({
  selectors: { '&[data-misses=true]': { color: color.error, fontWeight: strong } },
});

export const fields = style([rows]);
export const fieldItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  padding: `${space(2)} ${space(3)}`,
});
globalStyle(`summary${fieldItem}`, { cursor: 'pointer' });
globalStyle(`summary${fieldItem}:hover`, { background: color.soft });
globalStyle(`summary${fieldItem} > code::before`, { content: '"+ "', color: color.muted });
globalStyle(`[open] > summary${fieldItem} > code::before`, { content: '"− "' });
globalStyle(`${fields} code`, { fontFamily: font.mono, fontSize: textSize.small });
export const short = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [wide.tablet]: { maxWidth: '60%' } },
});
export const source = style({
  color: color.muted,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});
export const yaml = style({
  maxHeight: '24rem',
  margin: 0,
  padding: space(3),
  overflow: 'auto',
  background: color.ground,
  borderBlockStart: `1px solid ${color.border}`,
  fontFamily: font.mono,
  fontSize: textSize.small,
});
globalStyle(`${yaml} pre`, {
  margin: 0,
  fontFamily: 'inherit',
  whiteSpace: 'pre',
  textAlign: 'start',
});
