import { style } from '@vanilla-extract/css';
import { space } from '../../base/theme/tokens.ts';

export const acceptance = style({ display: 'grid', gap: space(4), justifyItems: 'start' });
