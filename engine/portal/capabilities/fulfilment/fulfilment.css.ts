import { globalStyle, style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(4) });
export const muted = style({ color: color.muted, fontSize: textSize.small });
export const buttons = style({ display: 'flex', gap: space(2) });
export const form = style({ display: 'grid', justifyItems: 'start', gap: space(3), width: '100%' });
export const labelled = style({ display: 'grid', gap: space(1), width: '100%', minWidth: 0 });
export const tick = style({ width: '1.1rem', height: '1.1rem' });
export const choice = style({ display: 'flex', alignItems: 'center', gap: space(2) });
/** What is done with all that are selected. */
export const bulk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.surface,
});
export const facts = style({ display: 'grid', gap: space(1) });
globalStyle(`${facts} dt`, { color: color.muted, fontSize: textSize.small });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });
/** As long as a carrier makes it: its beginning. */
export const tracking = style({
  display: 'block',
  maxWidth: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** Below the state of a row, where all else stands on one line. */
export const role = style({
  maxWidth: '18rem',
  color: color.muted,
  fontSize: textSize.small,
  whiteSpace: 'normal',
});
