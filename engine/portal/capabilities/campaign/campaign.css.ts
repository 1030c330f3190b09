import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, font, radius } = tokens;

/** The parts of a page below each other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0,1.4fr) minmax(0,1fr)' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
});
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const code = style({
  fontFamily: font.mono,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});

/** Links between the parts of a page, as many lines as they need. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  marginBlockEnd: space(3),
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '2.5rem',
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.soft },
  selectors: {
    '&[aria-current]': { background: color.raised, color: color.accent, fontWeight: strong },
  },
});

/** How manifest and store stand to each other, in a line above what it is about. */
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(2)} ${space(3)}`,
  marginBlockEnd: space(3),
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});
export const differs = style([standing, { borderColor: color.accent, background: color.soft }]);
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockEnd: space(3),
});
/** A title in a cell: its beginning, as long as a row is one line. */
export const clipped = style({
  display: 'inline-block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  maxWidth: '20rem',
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

/** A share as a bar beside its figures. */
export const bar = style({
  display: 'block',
  width: '100%',
  minWidth: '6rem',
  height: '.6rem',
  overflow: 'hidden',
  borderRadius: radius.pill,
  background: color.raised,
});
export const barFill = style({
  display: 'block',
  height: '100%',
  background: color.accent,
});

/** Changes and events: one below the other, each in its frame. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  padding: 0,
  listStyle: 'none',
});
export const entry = style([
  part,
  {
    padding: space(3),
    border: `1px solid ${color.border}`,
    borderRadius: radius.small,
  },
]);
export const entryTitle = style({
  fontSize: textSize.body,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const sentences = style({ display: 'grid', gap: space(1), paddingInlineStart: '1.2em' });
export const warning = style({ color: color.error });
export const values = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${values} :is(th,td)`, {
  padding: `${space(1)} ${space(2)}`,
  paddingInlineStart: 0,
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});
globalStyle(`${values} thead th`, { border: 0, color: color.muted, fontWeight: 400 });
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem,1fr) 3.5rem',
  alignItems: 'center',
  gap: space(2),
});
