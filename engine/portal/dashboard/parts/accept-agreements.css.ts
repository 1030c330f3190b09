import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const acceptance = style({ display: 'grid', gap: space(4), justifyItems: 'start' });
