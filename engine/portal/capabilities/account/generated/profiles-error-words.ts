/* Generated from engine/contract/errors/ by `npm run generate`. Do not edit. */
import { msg } from '@lingui/core/macro';

export const profilesErrorWords = {
  PROFILE_TAKEN_DOWN: msg({ id: 'profiles-error.PROFILE_TAKEN_DOWN', message: "The program took this profile down. It can be shown again once the program allows it." }),
  HANDLE_MISSING: msg({ id: 'profiles-error.HANDLE_MISSING', message: "A profile needs a handle before it is shown. Choose one first." }),
  HANDLE_RESERVED: msg({ id: 'profiles-error.HANDLE_RESERVED', message: "This handle is reserved. Choose another one." }),
  HANDLE_TAKEN: msg({ id: 'profiles-error.HANDLE_TAKEN', message: "Somebody else has this handle, or had it until lately. Choose another one." }),
  HANDLE_CHANGED_TOO_OFTEN: msg({ id: 'profiles-error.HANDLE_CHANGED_TOO_OFTEN', message: "You have changed your handle several times lately. Wait a while before you change it again." }),
};
