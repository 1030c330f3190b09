import { defineErrors } from './define-errors.ts';

/** Errors of activations, requests, keys, guests and content. */
export const CAMPAIGN_ERRORS = defineErrors({
  ACTIVATION_UNKNOWN: { status: 404, message: 'There is no such activation.' },
  CAMPAIGN_PLAN_OUTDATED: {
    status: 409,
    message:
      'Meanwhile the campaign is not what this plan was made from, so nothing was applied. Look at the plan as it is now.',
  },
  CAMPAIGN_BROKEN: {
    status: 409,
    message:
      'The manifest has errors, so nothing was applied. Mend what the plan names, then look at it again.',
  },
  ACTIVATION_NOT_OPEN: {
    status: 409,
    message: 'This is not open at the moment. See "opens_at" and "closes_at".',
  },
  ACTIVATION_FULL: { status: 409, message: 'All places are taken.' },
  ACTIVATION_NOT_REQUESTABLE: {
    status: 409,
    message: 'This is not given on request.',
  },
  ACTIVATION_WITHOUT_GUESTS: {
    status: 409,
    message: 'The campaign does not open this activation to guests.',
  },
  INFLUENCER_ACTIVATION_UNKNOWN: {
    status: 404,
    message: 'There is no such activation among yours.',
  },
  KEY_OPTION_UNKNOWN: {
    status: 422,
    message: 'This activation has no such key. See "key_options" for those it has.',
  },
  KEY_OPTION_MISSING: {
    status: 422,
    message: 'Choose which key you want first: send key_option_id.',
  },
  KEY_NOT_CLAIMABLE: {
    status: 409,
    message: 'There is no key to claim here yet. Accept the activation first.',
  },
  KEY_ALREADY_CLAIMED: {
    status: 409,
    message: 'You have claimed this key already. Reveal it to see it again.',
  },
  KEY_NOT_CLAIMED: { status: 409, message: 'You have not claimed a key here.' },
  KEYS_EXHAUSTED: {
    status: 409,
    message: 'No key of this kind is left. Ask the program, or choose another platform or region.',
  },
  REQUEST_OPEN: {
    status: 409,
    message: 'You have requested this already. See it among your requests.',
  },
  REQUEST_TOO_EARLY: {
    status: 409,
    message: 'You may request this again from the moment that "reapply_at" says.',
  },
  REQUEST_UNKNOWN: { status: 404, message: 'There is no such request.' },
  CONTENT_UNKNOWN: { status: 404, message: 'There is no such content.' },
  CONTENT_DUPLICATE: {
    status: 409,
    message: 'This address has been submitted for this activation already.',
  },
  CONTENT_NOT_TAKEN: {
    status: 409,
    message: 'Content is taken from those who accepted an activation that asks for it.',
  },
  CONTENT_TYPE_NOT_TAKEN: {
    status: 422,
    message: 'This activation does not take this type of content. See "content_types".',
  },
  GUEST_LINK_UNKNOWN: {
    status: 404,
    message: 'This link is not valid. Ask whoever sent it for a new one.',
  },
  GUEST_LINK_EXPIRED: {
    status: 410,
    message:
      'This link has expired: nothing new is given by it. Ask whoever sent it for a new one.',
  },
  GUEST_LINK_REVOKED: {
    status: 410,
    message: 'This link was withdrawn: nothing new is given by it. Ask whoever sent it.',
  },
  GUEST_LINK_USED_UP: { status: 409, message: 'This link was used as often as it may be.' },
  GUEST_LINK_MERGED: {
    status: 409,
    message: 'What this link brought is in an account now. Sign in to see it there.',
  },
  GUEST_LINK_MERGED_ELSEWHERE: {
    status: 409,
    message: 'What this link brought is in another account already. Sign in with that one.',
  },
  GUEST_LINK_OTHER_PROGRAM: {
    status: 409,
    message: 'This link is of another program. Sign in there to keep what it brought.',
  },
  GUEST_LINK_NOT_ACCEPTED: {
    status: 409,
    message: 'Nothing was accepted by this link, so there is nothing to keep. Accept it first.',
  },
});
