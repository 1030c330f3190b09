import { style } from '@vanilla-extract/css';
import { space, tokens } from '../../base/theme/tokens.ts';

export const figure = style({ display: 'grid', gap: space(3) });
export const picture = style({ width: '100%', height: 'auto', borderRadius: tokens.radius.large });
