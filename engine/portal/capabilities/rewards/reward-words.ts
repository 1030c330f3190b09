import { msg } from '@lingui/core/macro';
import type { Redemption } from '#contract/shapes/redemption.ts';
import type { REWARD_KINDS } from '#contract/vocabulary/campaign-words.ts';

type Word = ReturnType<typeof msg>;

/** Words of rewards and of what was redeemed. */
export const rewardWords = {
  noneTitle: msg({ id: 'rewards.none-title', message: 'No rewards yet' }),
  noneText: msg({
    id: 'rewards.none-text',
    message: 'Points that you earn meanwhile stay yours. Rewards appear here by themselves.',
  }),
  listTitle: msg({ id: 'rewards.list-title', message: 'What points buy' }),
  left: msg({ id: 'rewards.left', message: '{count, plural, one {# left} other {# left}}' }),
  noneLeft: msg({ id: 'rewards.none-left', message: 'None left' }),
  claimed: msg({ id: 'rewards.claimed', message: '{claimed} of {stock} claimed' }),
  enough: msg({ id: 'rewards.enough', message: 'Unlimited' }),
  limit: msg({ id: 'rewards.limit', message: '{redeemed} of {limit} per person' }),
  opens: msg({ id: 'rewards.opens-at', message: 'Can be redeemed from {moment}' }),
  closes: msg({ id: 'rewards.closes-at', message: 'Can be redeemed until {moment}' }),
  closed: msg({ id: 'rewards.closed-at', message: 'Ended {moment}' }),
  missing: msg({
    id: 'rewards.missing',
    message: '{count, plural, one {# point to go} other {# points to go}}',
  }),
  outOfStock: msg({
    id: 'rewards.out-of-stock',
    message: 'All are taken. If some come back, they show here.',
  }),
  outOfStockUntil: msg({
    id: 'rewards.out-of-stock-until',
    message: 'All are taken. If some come back, they show here until {moment}.',
  }),
  limitReached: msg({ id: 'rewards.limit-reached', message: 'Limit reached' }),
  saved: msg({ id: 'rewards.saved', message: '{value} of {cost} points' }),
  redeem: msg({ id: 'rewards.redeem', message: 'Redeem' }),
  redeeming: msg({ id: 'rewards.redeeming', message: 'Redeeming …' }),
  confirmTitle: msg({ id: 'rewards.confirm-title', message: 'Redeem “{title}”?' }),
  confirmNow: msg({ id: 'rewards.confirm-now', message: 'You have' }),
  confirmCost: msg({ id: 'rewards.confirm-cost', message: 'It costs' }),
  confirmRest: msg({ id: 'rewards.confirm-rest', message: 'That leaves' }),
  redeemed: msg({ id: 'rewards.redeemed', message: '“{title}” is yours.' }),
  redeemedNext: msg({
    id: 'rewards.redeemed-next',
    message: 'Below you see how it gets to you.',
  }),
  redemptionsTitle: msg({ id: 'rewards.redemptions-title', message: 'Redeemed by you' }),
  redemptionsNone: msg({
    id: 'rewards.redemptions-none',
    message: 'What you redeem shows here, until it has reached you.',
  }),
  key: msg({ id: 'rewards.key', message: 'Your key' }),
  notFulfilled: msg({ id: 'rewards.not-fulfilled', message: 'On its way' }),
  cancelTitle: msg({ id: 'rewards.cancel-title', message: 'Cancel “{title}”?' }),
  cancelText: msg({
    id: 'rewards.cancel-text',
    message:
      '{count, plural, one {You get your # point back.} other {You get your # points back.}}',
  }),
  cancelLeft: msg({ id: 'rewards.cancel-left', message: 'Possible for another {time}' }),
  cancelled: msg({
    id: 'rewards.cancelled',
    message:
      'Cancelled. {count, plural, one {# point is yours again.} other {# points are yours again.}}',
  }),
  keep: msg({ id: 'rewards.keep', message: 'Keep it' }),
  tracking: msg({ id: 'rewards.tracking', message: 'Tracking reference' }),
  gift: msg({ id: 'rewards.gift', message: 'From a quest' }),
  deliveryKept: msg({
    id: 'rewards.delivery-kept',
    message:
      'Only those who send it see this. It is kept sealed, and deleted {days, plural, one {# day} other {# days}} after it was sent.',
  }),
  deliveryMissing: msg({
    id: 'rewards.delivery-missing',
    message: 'We do not know yet where this is to go.',
  }),
  giveDelivery: msg({ id: 'rewards.give-delivery', message: 'Say where it goes' }),
  changeDelivery: msg({ id: 'rewards.change-delivery', message: 'Change where it goes' }),
  saveDelivery: msg({ id: 'rewards.save-delivery', message: 'Save' }),
  deliverySaved: msg({ id: 'rewards.delivery-saved', message: 'We know where “{title}” goes.' }),
};

/** What a reward is. */
export const rewardKindWords: Readonly<Record<(typeof REWARD_KINDS)[number], Word>> = {
  digital: msg({ id: 'rewards.kind-digital', message: 'Digital' }),
  key: msg({ id: 'rewards.kind-key', message: 'Key' }),
  merchandise: msg({ id: 'rewards.kind-merchandise', message: 'Merchandise' }),
  cash: msg({ id: 'rewards.kind-cash', message: 'Payout' }),
  experience: msg({ id: 'rewards.kind-experience', message: 'Experience' }),
  role: msg({ id: 'rewards.kind-role', message: 'Discord role' }),
};

/** How far a redemption is. */
export const redemptionWords: Readonly<Record<Redemption['state'], Word>> = {
  claimed: msg({ id: 'rewards.state-claimed', message: 'Claimed' }),
  fulfilled: msg({ id: 'rewards.state-fulfilled', message: 'Fulfilled' }),
  refunded: msg({ id: 'rewards.state-refunded', message: 'Points given back' }),
};

/** What is asked beside the address of those whose reward is sent or paid out, by the field's name. */
export const deliveryWords: Readonly<Record<string, Word>> = {
  size: msg({ id: 'rewards.size', message: 'Size' }),
  account_holder: msg({ id: 'rewards.account-holder', message: 'Account holder' }),
  account: msg({
    id: 'rewards.account',
    message: 'Account to pay to: IBAN, or the address of your payment service',
  }),
};
