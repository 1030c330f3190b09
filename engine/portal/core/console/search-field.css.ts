import { style } from '@vanilla-extract/css';

export const search = style({ flex: '1 1 12rem', display: 'grid', maxWidth: '20rem' });
