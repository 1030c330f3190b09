import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'none',
  color: color.muted,
  ':hover': { color: color.text },
  selectors: { '&[aria-pressed=true]': { color: color.accent } },
});
/** Room of a sign that is still to come: nothing moves when it does. */
export const room = style({ width: '2.75rem', height: '2.75rem' });
export const list = style({ display: 'grid', gap: space(2), listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space(3),
});
export const when = style({ color: color.muted, fontSize: textSize.fine });
