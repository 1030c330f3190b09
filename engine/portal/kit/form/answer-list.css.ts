import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

export const list = style({ display: 'grid', gap: space(4) });
export const item = style({ display: 'grid', gap: space(1) });
export const term = style({ color: tokens.color.muted, fontSize: textSize.fine });
export const answer = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
