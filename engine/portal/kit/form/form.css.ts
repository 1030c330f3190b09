import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';
import { tick as themedTick } from '../parts/tick.css.ts';

const { color, radius } = tokens;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  maxWidth: '42rem',
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const groupTitle = style({
  padding: 0,
  marginBlockEnd: space(4),
  fontFamily: tokens.font.display,
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const label = style({ padding: 0, fontWeight: strong });
globalStyle(`legend${label}`, { marginBlockEnd: space(2) });
export const optional = style({ color: color.muted, fontWeight: 400, fontSize: textSize.small });
export const help = style({ color: color.muted, fontSize: textSize.fine });
export const fault = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4em',
  color: color.error,
  fontSize: textSize.fine,
  fontWeight: strong,
});
export const count = style({ color: color.muted, fontSize: textSize.small, textAlign: 'end' });

export const control = style({
  width: '100%',
  minHeight: '2.9rem',
  padding: `${space(2)} ${space(3)}`,
  background: color.ground,
  color: color.text,
  border: `2px solid ${color.control}`,
  borderRadius: radius.small,
  font: 'inherit',
  colorScheme: 'inherit',
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.error },
    '&:focus-visible': { outlineOffset: '1px' },
  },
});
export const area = style([
  control,
  { minHeight: '7.5rem', resize: 'vertical', lineHeight: 1.5, fieldSizing: 'content' as never },
]);
export const short = style([control, { maxWidth: '16rem' }]);

export const choices = style({ display: 'grid', gap: space(2) });
/** A box or ring with its words; the whole row can be clicked. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'start',
  gap: space(3),
  minHeight: '2.75rem',
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.ground,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&:has(:checked)': { borderColor: color.accent, background: color.soft },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.error },
  },
});
/** Its row shows that it has the focus. */
export const tick = style([themedTick, { ':focus-visible': { outline: 'none' } }]);
export const draft = style({ color: color.muted, fontSize: textSize.small });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
});
