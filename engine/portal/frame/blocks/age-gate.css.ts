import { style } from '@vanilla-extract/css';
import { space } from '../../base/theme/tokens.ts';

export const inner = style({ display: 'grid', gap: space(5), justifyItems: 'start' });
