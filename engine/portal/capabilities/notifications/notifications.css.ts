import { globalStyle, style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
  maxWidth: '44rem',
});
export const muted = style({ color: color.muted });
export const address = style({ overflowWrap: 'anywhere' });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${group} > legend`, {
  padding: 0,
  marginBlockEnd: space(2),
  fontSize: textSize.body,
  fontWeight: strong,
});
/** A box or ring with its words beside it. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'start',
  gap: space(3),
  minHeight: '2rem',
});
export const said = style({ display: 'grid' });
globalStyle(`${said} > span`, { color: color.muted, fontSize: textSize.small });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  '@media': { [wide.tablet]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
});
export const labelled = style({ display: 'grid', gap: space(1), minWidth: 0 });
globalStyle(`${labelled} > select`, { width: '100%' });
