import { style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  // A line of text beside it is no higher for it.
  marginBlock: `calc(-1 * ${space(2)})`,
  border: 0,
  background: 'none',
  color: color.muted,
  ':hover': { color: color.text },
  selectors: { '&[aria-pressed=true]': { color: color.accent } },
});
export const part = style({ display: 'grid', gap: space(2) });
export const heading = style({ fontWeight: strong, fontSize: 'inherit' });
export const list = style({ display: 'grid', gap: space(2), listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space(3),
});
export const when = style({ color: color.muted, fontSize: textSize.fine });
