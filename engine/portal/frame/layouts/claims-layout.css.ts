import { style } from '@vanilla-extract/css';
import { phone } from '../../base/theme/tokens.ts';

/**
 * So high that what comes does not push the footer before one's eyes; on a phone, where the
 * sections are a bar at the page's foot, less stands above it.
 */
export const content = style({
  minHeight: 'calc(100vh - 19rem)',
  '@media': { [phone]: { minHeight: 'calc(100vh - 11rem)' } },
});
