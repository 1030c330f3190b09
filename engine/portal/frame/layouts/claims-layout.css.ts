import { style } from '@vanilla-extract/css';

/** So high that what comes does not push the footer before one's eyes. */
export const content = style({ minHeight: 'calc(100vh - 19rem)' });
