/* Generated from engine/contract/errors/ by `npm run generate`. Do not edit. */
import { msg } from '@lingui/core/macro';

export const openingsErrorWords = {
  OPENING_PAST: msg({ id: 'openings-error.OPENING_PAST', message: "This is open already: there is nothing to wait for." }),
};
