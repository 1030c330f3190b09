import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';

export const sheet = style({ display: 'grid', gap: space(4), justifyItems: 'start' });
export const questions = style({ display: 'grid', gap: space(2), paddingInlineStart: '1.5em' });
globalStyle(`ol${questions}`, { listStyle: 'decimal' });
globalStyle(`ul${questions}`, { listStyle: 'disc' });
export const help = style({ fontSize: '.94rem' });
