import type { BrowserContextOptions } from 'playwright-core';
import { IS_DEEP } from '../../support/in-depth.ts';

/**
 * Rows of a matrix over languages, widths or looks: those that every run goes through, and with
 * `--deep`, as CI and `npm run test:full` run it, the others too.
 */
export const rowsOf = <Row>(always: readonly Row[], swept: readonly Row[]): readonly Row[] =>
  IS_DEEP ? [...always, ...swept] : always;

/** How a visitor arrives, by name. */
type Arrival = readonly [name: string, options: BrowserContextOptions];

export const ON_A_PHONE: Arrival = ['a phone', { viewport: { width: 360, height: 740 } }];
export const IN_ARABIC: Arrival = ['Arabic', { locale: 'ar-SA' }];

/** Where a page of the console has least room, and where it is the other way round. */
export const NARROW_AND_MIRRORED = rowsOf([ON_A_PHONE], [IN_ARABIC]);
