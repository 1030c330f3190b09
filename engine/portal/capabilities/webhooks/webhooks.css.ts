import { globalStyle, style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' };

export const page = style({ ...column, gap: space(6) });
export const part = style({ ...column, gap: space(3) });
export const partTitle = style({ fontSize: textSize.body, lineHeight: 1.3 });
export const muted = style({ color: color.muted, fontSize: textSize.small, fontWeight: 'normal' });
export const fault = style({ color: color.error });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const head = style([row, { justifyContent: 'space-between', alignItems: 'center' }]);
export const form = style({ ...column, gap: space(3), maxWidth: '46rem' });
export const labelled = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const events = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(15rem,100%),1fr))',
  gap: `${space(1)} ${space(3)}`,
  margin: 0,
  padding: `${space(2)} ${space(3)} ${space(3)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});
export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2rem',
  fontSize: textSize.small,
});
globalStyle(`${events} legend`, { paddingInline: space(1) });
/** Addresses and answers of other servers, however long. */
export const foreign = style({
  display: 'block',
  maxWidth: '20em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
