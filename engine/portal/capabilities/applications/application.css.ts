import { style } from '@vanilla-extract/css';
import { space } from '../../base/theme/tokens.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
  containerType: 'inline-size',
});
/** The form, and beside it how one stands. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
  alignItems: 'start',
  '@container': {
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0,1.6fr) minmax(0,1fr)' },
  },
});
export const side = style({
  minWidth: 0,
  '@container': {
    // Below the form it would come too late: there it stands above.
    '(max-width: 51.99rem)': { order: -1 },
    '(min-width: 52rem)': { position: 'sticky', insetBlockStart: space(6) },
  },
});
export const status = style({
  display: 'grid',
  gap: space(6),
  ':focus': { outline: 'none' },
});
export const columns = style({
  display: 'grid',
  gap: space(8),
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  },
});
export const column = style({ display: 'grid', gap: space(4), alignContent: 'start' });
export const text = style({ maxWidth: '42rem' });
export const sent = style({ ':focus': { outline: 'none' } });
