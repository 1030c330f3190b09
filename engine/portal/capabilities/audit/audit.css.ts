import { globalStyle, style } from '@vanilla-extract/css';
import { space, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  maxWidth: '100%',
  gap: space(1),
  minWidth: 0,
  color: color.muted,
  fontSize: textSize.small,
});
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space(2)} ${space(3)}`,
  marginBlockEnd: space(3),
});
/** What opens an entry reads like the rest of its row. */
export const open = style({
  padding: `${space(1)} 0`,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
});
export const muted = style({ color: color.muted });
export const short = style({
  display: 'inline-block',
  verticalAlign: 'bottom',
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.muted,
  fontSize: textSize.small,
});

/** An entry in its panel. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
  fontSize: textSize.fine,
});
export const facts = style({
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(6rem,max-content) minmax(0,1fr)' } },
});
globalStyle(`${facts} > div`, { display: 'contents' });
globalStyle(`${facts} dt`, { color: color.muted, overflowWrap: 'anywhere' });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const change = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${change} caption`, { textAlign: 'start', color: color.muted });
globalStyle(`${change} :is(th,td)`, {
  padding: `${space(1)} ${space(2)}`,
  paddingInlineStart: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${change} td`, { whiteSpace: 'pre-wrap' });
globalStyle(`${change} th`, { color: color.muted, fontWeight: 400 });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
