import { msg } from '@lingui/core/macro';

/** Words of an address that is saved for the next time. */
export const savedAddressWords = {
  title: msg({ id: 'addresses.title', message: 'Saved address' }),
  text: msg({
    id: 'addresses.text',
    message:
      'Filled in for you when you redeem a reward that is sent by post. Only you can see it.',
  }),
  none: msg({ id: 'addresses.none', message: 'No address is saved.' }),
  expires: msg({
    id: 'addresses.expires',
    message: 'Deleted on {day}, unless you use it before.',
  }),
  add: msg({ id: 'addresses.add', message: 'Add an address' }),
  change: msg({ id: 'addresses.change', message: 'Change address' }),
  delete: msg({ id: 'addresses.delete', message: 'Delete address' }),
  deleteTitle: msg({ id: 'addresses.delete-title', message: 'Delete the saved address?' }),
  deleteText: msg({
    id: 'addresses.delete-text',
    message: 'Rewards that you have redeemed are still sent where you said.',
  }),
  isSaved: msg({ id: 'addresses.is-saved', message: 'Your address is saved.' }),
  isDeleted: msg({ id: 'addresses.is-deleted', message: 'Your saved address is deleted.' }),
  remember: msg({ id: 'addresses.remember', message: 'Save this address for next time' }),
  replace: msg({
    id: 'addresses.replace',
    message: 'Replace the saved address with this one',
  }),
  filledIn: msg({
    id: 'addresses.filled-in',
    message: 'Filled in from your saved address. You can change it here for this reward.',
  }),
};
