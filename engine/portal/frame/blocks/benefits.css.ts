import { style } from '@vanilla-extract/css';
import { space } from '../../base/theme/tokens.ts';

export const benefit = style({ display: 'grid', gap: space(2), alignContent: 'start' });
/** The page's picture in a tile, where a look shows it. */
export const picture = style({});
export const sign = style({ marginBottom: space(3) });
