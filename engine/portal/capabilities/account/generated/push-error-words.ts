/* Generated from engine/contract/errors/ by `npm run generate`. Do not edit. */
import { msg } from '@lingui/core/macro';

export const pushErrorWords = {
  PUSH_OFF: msg({ id: 'push-error.PUSH_OFF', message: "This site sends no push notifications." }),
  PUSH_SERVICE_REFUSED: msg({ id: 'push-error.PUSH_SERVICE_REFUSED', message: "This browser’s push service cannot be used: its address is not a public https address. Try another browser." }),
};
