import { style } from '@vanilla-extract/css';
import { space, textSize, tokens, wide } from '../../base/theme/tokens.ts';
import { control } from '../../kit/form/form.css.ts';

const { color, radius } = tokens;

/** What one does, beside what is seen of it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  alignItems: 'start',
  marginBlockStart: space(8),
  '@media': {
    [wide.desktop]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.2fr)' },
  },
});
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
export const address = style({ display: 'grid', gap: space(1), overflowWrap: 'anywhere' });
export const modes = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}` });
export const mode = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  minHeight: '2.75rem',
  selectors: { '&:has(:disabled)': { color: color.muted } },
});

export const channels = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const channel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${color.border}`,
});
export const name = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });
export const refusal = style({ flexBasis: '100%', color: color.error, fontSize: textSize.fine });

export const small = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.muted,
  ':hover': { color: color.text, background: color.soft },
});
export const source = style([
  control,
  { fontFamily: tokens.font.mono, fontSize: textSize.small, resize: 'vertical' },
]);

export const filters = style({
  display: 'grid',
  gap: space(4),
  '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)' } },
});
export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const frame = style({ borderBlockStart: `1px solid ${color.border}` });
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  minHeight: '2.75rem',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[data-direction=out] > &': { color: color.accent },
  },
});
export const fact = style({
  color: color.muted,
  fontSize: textSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const json = style({
  maxHeight: '24rem',
  margin: 0,
  marginBlockEnd: space(3),
  padding: space(3),
  overflow: 'auto',
  borderRadius: radius.small,
  background: color.ground,
  fontFamily: tokens.font.mono,
  fontSize: textSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
