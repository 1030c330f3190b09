import { msg } from '@lingui/core/macro';
import type { RedemptionState } from '#contract/vocabulary/state-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** Words of the operators' page of redeemed rewards. */
export const fulfilmentWords = {
  title: msg({ id: 'fulfilment.title', message: 'Rewards' }),
  list: msg({ id: 'fulfilment.list', message: 'Redeemed rewards, oldest first' }),
  search: msg({ id: 'fulfilment.search', message: 'Person or reward' }),
  state: msg({ id: 'fulfilment.state', message: 'State' }),
  allStates: msg({ id: 'fulfilment.all-states', message: 'All states' }),
  csv: msg({ id: 'fulfilment.csv', message: 'CSV' }),
  fromFile: msg({ id: 'fulfilment.from-file', message: 'Deliver from a CSV' }),
  back: msg({ id: 'fulfilment.back', message: 'All rewards' }),
  select: msg({ id: 'fulfilment.select', message: 'Select' }),
  selectOne: msg({ id: 'fulfilment.select-one', message: 'Select: {name}, {title}' }),
  selectAll: msg({
    id: 'fulfilment.select-all',
    message: 'Select all that wait and are shown',
  }),
  selected: msg({ id: 'fulfilment.selected', message: '{count} selected' }),
  unselect: msg({ id: 'fulfilment.unselect', message: 'Select none' }),
  reward: msg({ id: 'fulfilment.reward', message: 'Reward' }),
  number: msg({ id: 'fulfilment.number', message: 'Number' }),
  who: msg({ id: 'fulfilment.who', message: 'Who' }),
  nameless: msg({ id: 'fulfilment.nameless', message: 'Without a name' }),
  deleted: msg({ id: 'fulfilment.deleted', message: 'Account deleted' }),
  cost: msg({ id: 'fulfilment.cost', message: 'Points' }),
  redeemed: msg({ id: 'fulfilment.redeemed', message: 'Redeemed' }),
  delivery: msg({ id: 'fulfilment.delivery', message: 'Address' }),
  deliveryMissing: msg({ id: 'fulfilment.delivery-missing', message: 'not given yet' }),
  deliveryGiven: msg({ id: 'fulfilment.delivery-given', message: 'given' }),
  deliveryNone: msg({ id: 'fulfilment.delivery-none', message: 'none needed' }),
  tracking: msg({ id: 'fulfilment.tracking', message: 'Tracking reference' }),
  note: msg({ id: 'fulfilment.note', message: 'Note to the creator' }),
  reason: msg({ id: 'fulfilment.reason', message: 'Reason, which the creator is told' }),
  actions: msg({ id: 'fulfilment.actions', message: 'Actions' }),
  deliver: msg({ id: 'fulfilment.deliver', message: 'Deliver' }),
  deliverOf: msg({ id: 'fulfilment.deliver-of', message: 'Deliver: {title}' }),
  deliverText: msg({
    id: 'fulfilment.deliver-text',
    message: 'The creator is told by mail, with the reference and the note.',
  }),
  delivered: msg({ id: 'fulfilment.delivered', message: 'Marked as delivered.' }),
  refund: msg({ id: 'fulfilment.refund', message: 'Refund' }),
  refundOf: msg({ id: 'fulfilment.refund-of', message: 'Refund: {title}' }),
  refundText: msg({
    id: 'fulfilment.refund-text',
    message: 'The points go back, and the piece to the stock; a key is revoked.',
  }),
  refunded: msg({ id: 'fulfilment.refunded', message: 'The points went back.' }),
  address: msg({ id: 'fulfilment.address', message: 'Show the address' }),
  addressOf: msg({ id: 'fulfilment.address-of', message: 'Where it goes: {title}' }),
  addressText: msg({
    id: 'fulfilment.address-text',
    message: 'Each time it is shown is recorded in the audit log.',
  }),
  addressGone: msg({
    id: 'fulfilment.address-gone',
    message: 'It was not given, or is deleted already.',
  }),
  nothing: msg({ id: 'fulfilment.nothing', message: 'Nobody has redeemed a reward yet' }),
  nothingText: msg({
    id: 'fulfilment.nothing-text',
    message: 'Whatever creators redeem will wait here until it is delivered.',
  }),
  nothingFound: msg({ id: 'fulfilment.nothing-found', message: 'No redeemed reward is like that' }),
  clear: msg({ id: 'fulfilment.clear', message: 'Show every redeemed reward' }),
};

/** Words of deliveries that are marked together. */
export const bulkWords = {
  tryIt: msg({ id: 'fulfilment.try', message: 'See what would happen' }),
  would: msg({
    id: 'fulfilment.would',
    message: '{done} would be marked as delivered, {failed} not.',
  }),
  did: msg({ id: 'fulfilment.did', message: '{done} were marked as delivered, {failed} not.' }),
  start: msg({ id: 'fulfilment.start', message: 'Mark {count} as delivered' }),
  columnsText: msg({
    id: 'fulfilment.columns-text',
    message: 'A line for each reward: its number, and the reference. The CSV of the list has both.',
  }),
  incomplete: msg({
    id: 'fulfilment.incomplete',
    message: 'Choose the column with the numbers of the rewards.',
  }),
  noNumber: msg({ id: 'fulfilment.no-number', message: 'This is no number of a reward.' }),
  repeated: msg({ id: 'fulfilment.repeated', message: 'An earlier line has this reward.' }),
  tooLong: msg({
    id: 'fulfilment.too-long',
    message: 'The reference is longer than 200 characters, or the note than 2,000.',
  }),
  noState: msg({
    id: 'fulfilment.stopped',
    message: 'Not all of it was sent. What was sent is done; nothing is done twice.',
  }),
};

/** How far a redemption is. */
export const STATE_WORDS: Readonly<Record<RedemptionState, Word>> = {
  claimed: msg({ id: 'fulfilment.claimed', message: 'Waits' }),
  fulfilled: msg({ id: 'fulfilment.fulfilled', message: 'Delivered' }),
  refunded: msg({ id: 'fulfilment.state-refunded', message: 'Refunded' }),
};
