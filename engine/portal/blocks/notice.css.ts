import { style } from '@vanilla-extract/css';
import { displaySize, space } from '../theme/tokens.ts';

export const section = style({ paddingBlock: space(8) });
export const title = style({ fontSize: displaySize('part') });
