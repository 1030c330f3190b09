import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/parts.css.ts';
import { space, tokens, wide } from '../../theme/tokens.ts';

const { color, radius } = tokens;

export const standing = style({ display: 'grid', gap: space(3) });
export const rank = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(3),
});
export const rankValue = style({
  fontSize: '2.6rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const muted = style({ color: color.muted });

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
  paddingInline: space(2),
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [wide.tablet]: { gridTemplateColumns: '3.6rem 2.25rem minmax(0,1fr) auto' } },
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
