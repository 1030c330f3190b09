import { style } from '@vanilla-extract/css';
import { space } from '../../base/theme/tokens.ts';

/** So high that the footer stays where it is when what is said becomes longer. */
export const room = style({ minHeight: '40vh', paddingBlock: space(8) });
