import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/parts.css.ts';
import { space, tokens, wide } from '../../theme/tokens.ts';

const { color, radius } = tokens;

/** Where the person stands, and beside it how that came to be. */
export const standings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)',
      // Alone it takes the whole row.
      selectors: { '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0,1fr)' } },
    },
  },
});
globalStyle(`${standings} > :nth-child(2)`, {
  '@media': {
    [wide.desktop]: {
      paddingInlineStart: space(6),
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
export const standing = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  // As high as the chart beside it.
  '@media': { [wide.desktop]: { alignContent: 'space-between' } },
});
/** What the rank rests on, and what is missing to the next one. */
export const gap = style({
  display: 'grid',
  gap: space(1),
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${color.border}`,
});
export const earnedInAll = style({ fontSize: '1.35rem', fontWeight: 700, lineHeight: 1.3 });
export const rank = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(3),
});
export const rankValue = style({
  fontSize: '4.4rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const muted = style({ color: color.muted });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '2.75rem',
  color: color.accent,
  fontWeight: 620,
});
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto minmax(5.5rem,auto)',
  gap: space(4),
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${color.border}`,
  fontVariantNumeric: 'tabular-nums',
});

export const fieldset = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style([visuallyHidden]);
export const chosen = style({ background: color.soft, borderColor: color.accent });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
/** Pages after the first are laid out when they come near: a thousand rows stay quick. */
export const far = style([
  list,
  { contentVisibility: 'auto', containIntrinsicSize: 'auto 162.5rem' },
]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.4rem 2.25rem minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minHeight: '3.25rem',
  padding: `${space(1)} ${space(2)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [wide.tablet]: { gridTemplateColumns: '2.9rem 2.25rem minmax(0,1fr) auto' } },
});
export const mine = style([
  row,
  { background: color.soft, borderRadius: radius.small, boxShadow: `inset 3px 0 ${color.accent}` },
  {
    selectors: { '[dir=rtl] &': { boxShadow: `inset -3px 0 ${color.accent}` } },
  },
]);
export const place = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  background: color.raised,
  border: `1px solid ${color.border}`,
  fontSize: '.94rem',
  fontWeight: 620,
});
export const name = style({ overflowWrap: 'anywhere' });
export const earned = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
