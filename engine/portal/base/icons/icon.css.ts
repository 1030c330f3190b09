import { style } from '@vanilla-extract/css';

export const icon = style({ width: '1.35em', height: '1.35em', flex: 'none' });
