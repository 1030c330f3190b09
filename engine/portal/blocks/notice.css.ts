import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';

export const section = style({ paddingBlock: space(8) });
export const title = style({ fontSize: '1.35rem' });
