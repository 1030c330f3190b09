import { globalStyle, style } from '@vanilla-extract/css';
import { inset, space } from '../../base/theme/tokens.ts';

/** What stands alone: before one is in, or where there is nothing to work on. */
export const plain = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  width: 'min(34rem,100%)',
  marginInline: 'auto',
  paddingBlock: inset.section,
  paddingInline: inset.gutter,
});
export const programs = style({ display: 'grid', gap: space(2) });
globalStyle(`${programs} a`, { display: 'flex', justifyContent: 'space-between' });
