import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** The parts of a person's page below each other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
});
/** Who it is, and beside it what operators say of them; on a phone below each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0,1.2fr) minmax(0,1fr)' } },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
});
export const parts = style([part, { gap: space(5) }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
});
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const name = style({ overflowWrap: 'anywhere', color: color.text, fontWeight: strong });
export const facts = style({
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(8rem,max-content) minmax(0,1fr)' } },
});
globalStyle(`${facts} > div`, { display: 'contents' });
globalStyle(`${facts} dt`, { color: color.muted });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });
export const warning = style({ color: color.error });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) });
export const form = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  maxWidth: '42rem',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
/** Ways to write beside each other; the one that is open has the width for itself. */
export const writing = style([buttons, { alignItems: 'start', marginBlockEnd: space(3) }]);
globalStyle(`${writing} > details[open]`, { flexBasis: '100%' });
globalStyle(`${writing} > details[open] > summary`, { marginBlockEnd: space(3) });
/** What is said above a list. */
export const notice = style({ marginBlockEnd: space(3) });
export const labelled = style({ display: 'grid', gap: space(1), width: '100%' });
/** A small field of a form: it is no wider than what is typed into it. */
export const short = style([labelled, { maxWidth: '16rem' }]);
/** Text of people's own in a cell: its beginning. */
export const clipped = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '22rem',
});
export const lines = style({ display: 'grid', gap: space(1) });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const link = style({
  minHeight: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  textDecoration: 'underline',
});
