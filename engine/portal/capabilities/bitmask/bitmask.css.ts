import { style, styleVariants } from '@vanilla-extract/css';
import { displaySize, space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';
import { control } from '../../kit/form/form.css.ts';

const { color, radius } = tokens;

export const page = style({ display: 'grid', gap: space(8), paddingBlock: space(10) });
export const head = style({ display: 'grid', gap: space(3) });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
  alignItems: 'start',
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  minWidth: 0,
});
export const partTitle = style({ fontSize: displaySize('part') });
export const muted = style({ color: color.muted, fontSize: textSize.fine });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(3)} ${space(5)}`,
});
export const choose = style([control, { selectors: { '&&': { width: 'auto' } } }]);
export const check = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'start',
  gap: space(2),
});

const SIZES = { 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 } as const;
export const board = styleVariants(SIZES, (size) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${size},minmax(0,1fr))`,
  gap: space(1),
  width: '100%',
  maxWidth: '26rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
}));
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: '2.5rem',
  aspectRatio: '1',
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.muted,
  fontFamily: tokens.font.mono,
  fontSize: textSize.small,
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&[aria-pressed=true]': {
      borderColor: color.edge,
      background: color.primary,
      color: color.onPrimary,
      fontWeight: 700,
    },
    '&[aria-disabled=true]': { cursor: 'not-allowed', borderStyle: 'double', borderWidth: 4 },
  },
});

export const form = style({ display: 'grid', gap: space(2), minWidth: 0 });
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: space(2),
});
export const label = style({ fontWeight: strong });
export const number = style([control, { selectors: { '&&': { fontFamily: tokens.font.mono } } }]);
export const fault = style({ color: color.error, fontSize: textSize.fine, fontWeight: strong });

export const patterns = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,15rem),1fr))',
});
export const pattern = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0,1fr)',
  alignItems: 'center',
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  selectors: { '&[data-match]': { borderColor: color.accent, background: color.soft } },
});
export const picture = style({ width: '3rem', height: '3rem' });
export const outside = style({ fill: color.raised });
export const lacking = style({ fill: 'transparent', stroke: color.control, strokeWidth: 0.12 });
export const covered = style({ fill: color.accent });
export const patternWords = style({ display: 'grid', minWidth: 0 });
export const match = style({ color: color.accent, fontWeight: strong });
