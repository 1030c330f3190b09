/* Generated from engine/contract/errors/ by `npm run generate`. Do not edit. */
import { msg } from '@lingui/core/macro';

export const guestErrorWords = {
  ACTIVATION_FULL: msg({ id: 'guest-error.ACTIVATION_FULL', message: "All places are taken." }),
  GUEST_LINK_UNKNOWN: msg({ id: 'guest-error.GUEST_LINK_UNKNOWN', message: "This link is not valid. Ask whoever sent it for a new one." }),
  GUEST_LINK_EXPIRED: msg({ id: 'guest-error.GUEST_LINK_EXPIRED', message: "This link has expired: nothing new is given by it. Ask whoever sent it for a new one." }),
  GUEST_LINK_REVOKED: msg({ id: 'guest-error.GUEST_LINK_REVOKED', message: "This link was withdrawn: nothing new is given by it. Ask whoever sent it." }),
  GUEST_LINK_USED_UP: msg({ id: 'guest-error.GUEST_LINK_USED_UP', message: "This link was used as often as it may be." }),
  GUEST_LINK_MERGED: msg({ id: 'guest-error.GUEST_LINK_MERGED', message: "What this link brought is in an account now. Sign in to see it there." }),
  GUEST_LINK_MERGED_ELSEWHERE: msg({ id: 'guest-error.GUEST_LINK_MERGED_ELSEWHERE', message: "What this link brought is in another account already. Sign in with that one." }),
  GUEST_LINK_OTHER_PROGRAM: msg({ id: 'guest-error.GUEST_LINK_OTHER_PROGRAM', message: "This link is of another program. Sign in there to keep what it brought." }),
  GUEST_LINK_NOT_ACCEPTED: msg({ id: 'guest-error.GUEST_LINK_NOT_ACCEPTED', message: "Nothing was accepted by this link, so there is nothing to keep. Accept it first." }),
};
