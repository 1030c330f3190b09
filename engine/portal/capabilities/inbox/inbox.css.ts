import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

/** Where list and item do not fit beside each other. */
const narrow = '(max-width: 61.99rem)';

export const title = style({ marginBlockEnd: space(2) });
/** On a phone an item has the page for itself. */
export const beside = style({
  selectors: { '&[data-open]': { '@media': { [narrow]: { display: 'none' } } } },
});

export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: '2.5rem',
  padding: `${space(1)} ${space(3)}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'none',
  ':hover': { background: color.soft },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: color.control,
      background: color.raised,
      fontWeight: strong,
    },
  },
});
export const count = style({ color: color.muted, fontSize: textSize.small, fontWeight: 400 });
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.5rem',
});

/** The list, and beside it the item that is open; on a phone one or the other. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  '@media': {
    [wide.desktop]: { gridTemplateColumns: 'minmax(18rem,24rem) minmax(0,1fr)' },
  },
});
export const side = style([beside, { minWidth: 0 }]);
export const list = style({
  height: 'calc(100dvh - 15rem)',
  minHeight: '16rem',
  overflowY: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});
export const rows = style({ position: 'relative' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 68,
  display: 'flex',
  alignItems: 'stretch',
  borderBottom: `1px solid ${color.border}`,
  ':hover': { background: color.soft },
  selectors: {
    '&[data-current]': { background: color.raised, boxShadow: `inset 3px 0 ${color.accent}` },
    'html[dir=rtl] &[data-current]': { boxShadow: `inset -3px 0 ${color.accent}` },
  },
});
export const tick = style({
  flex: 'none',
  alignSelf: 'center',
  margin: `0 ${space(2)} 0 ${space(3)}`,
  width: '1.1rem',
  height: '1.1rem',
});
export const open = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space(2),
  padding: `${space(2)} ${space(3)} ${space(2)} 0`,
  color: color.text,
  textDecoration: 'none',
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const who = style({ ...oneLine, fontWeight: strong });
globalStyle(`${row}[data-decided] ${who}`, { fontWeight: 400, color: color.muted });
export const when = style({ color: color.muted, fontSize: textSize.small, textAlign: 'end' });
export const what = style({
  ...oneLine,
  gridColumn: '2',
  color: color.muted,
  fontSize: textSize.small,
});
export const mark = style({ color: color.muted, fontSize: textSize.small });
globalStyle(`${open} > ${mark}`, { textAlign: 'end' });
export const late = style({ color: color.error, fontSize: textSize.small, fontWeight: strong });

export const item = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space(5),
});
export const back = style({ '@media': { [wide.desktop]: { display: 'none' } } });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
});
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) });
export const others = style({ display: 'grid', gap: space(1) });
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const facts = style({
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(8rem,max-content) minmax(0,1fr)' } },
});
globalStyle(`${facts} > div`, { display: 'contents' });
globalStyle(`${facts} dt`, { color: color.muted });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });
export const rules = style({ display: 'grid', gap: space(1) });
export const rule = style({ display: 'flex', alignItems: 'baseline', gap: space(2) });
/** A linked account, with its figures beside it or, where there is no room, below. */
export const channel = style([rule, { flexWrap: 'wrap', rowGap: 0 }]);
export const doubt = style({ color: color.error });
export const text = style({ whiteSpace: 'pre-wrap' });

/** What one decides with: it stays in sight below a long item. */
export const decisions = style({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(3),
  background: color.ground,
  borderTop: `1px solid ${color.border}`,
  // What is decided on stays in sight above it.
  '@media': {
    [wide.desktop]: {
      position: 'sticky',
      bottom: 0,
      maxHeight: '70dvh',
      overflowY: 'auto',
      // The focus of what stands at its edges is seen in whole.
      marginInline: `calc(-1 * ${space(2)})`,
      paddingInline: space(2),
    },
  },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
});
/** What ends a form stays in sight below its fields. */
export const endings = style([
  buttons,
  {
    position: 'sticky',
    bottom: `calc(-1 * ${space(3)})`,
    paddingBlock: space(2),
    background: color.ground,
  },
]);
/** Long reasons and notes get no wider than the page. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' } as const;
export const form = style({ ...oneColumn, gap: space(3), maxWidth: '42rem' });
/** The mail as it would be read; a long one scrolls, so that the buttons stay in sight. */
export const mail = style({
  ...oneColumn,
  gap: space(1),
  maxHeight: 'min(12rem, 30dvh)',
  overflowY: 'auto',
  margin: 0,
  padding: space(3),
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});
export const labelled = style({ ...oneColumn, gap: space(1) });
/** What is done now and then, in small below what is done each time. */
export const kept = style({ fontSize: textSize.small });
export const keptTitle = style({
  width: 'fit-content',
  paddingBlock: space(2),
  cursor: 'pointer',
  selectors: {
    '&::before': { content: '"+ "', color: color.muted },
    '[open] > &::before': { content: '"− "' },
  },
});
export const keptFields = style({ ...oneColumn, gap: space(3), marginBlockStart: space(2) });
export const results = style({ display: 'grid', gap: space(1), fontSize: textSize.small });
/** A list that may be long scrolls by itself. */
export const refusals = style({ maxHeight: '40dvh', overflowY: 'auto' });

/** What was decided and can still be undone. */
export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  marginBlockEnd: space(3),
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.surface,
});
export const refused = style([held, { borderColor: color.error }]);
