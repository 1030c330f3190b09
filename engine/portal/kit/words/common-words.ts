import { msg } from '@lingui/core/macro';

/** Words that several sections of the dashboard say. */
export const commonWords = {
  loading: msg({ id: 'common.loading', message: 'Loading …' }),
  retry: msg({ id: 'common.retry', message: 'Try again' }),
  showMore: msg({ id: 'common.show-more', message: 'Show more' }),
  more: msg({ id: 'common.more', message: 'More' }),
  save: msg({ id: 'common.save', message: 'Save' }),
  saved: msg({ id: 'common.saved', message: 'Saved' }),
  cancel: msg({ id: 'common.cancel', message: 'Cancel' }),
  send: msg({ id: 'common.send', message: 'Send' }),
  withdraw: msg({ id: 'common.withdraw', message: 'Withdraw' }),
  copy: msg({ id: 'common.copy', message: 'Copy' }),
  copied: msg({ id: 'common.copied', message: 'Copied' }),
  details: msg({ id: 'common.details', message: 'Details' }),
  optional: msg({ id: 'common.optional', message: 'optional' }),
  required: msg({ id: 'common.required', message: 'This is needed.' }),
  tooLong: msg({ id: 'common.too-long', message: 'At most {count} characters.' }),
  notAnAddress: msg({
    id: 'common.not-an-address',
    message: 'Give a whole web address, such as https://example.com/you.',
  }),
  notANumber: msg({ id: 'common.not-a-number', message: 'Give a number.' }),
  choose: msg({ id: 'common.choose', message: 'Choose one' }),
  yes: msg({ id: 'common.yes', message: 'Yes' }),
  no: msg({ id: 'common.no', message: 'No' }),
  opensAt: msg({ id: 'common.opens-at', message: 'Opens {moment}' }),
  closesAt: msg({ id: 'common.closes-at', message: 'Closes {moment}' }),
  closedAt: msg({ id: 'common.closed-at', message: 'Closed {moment}' }),
  endsIn: msg({ id: 'common.ends-in', message: 'Ends {time}' }),
  startsIn: msg({ id: 'common.starts-in', message: 'Starts {time}' }),
  points: msg({
    id: 'common.points',
    message: '{count, plural, one {# point} other {# points}}',
  }),
  progress: msg({ id: 'common.progress', message: '{value} of {target}' }),
  togetherValue: msg({
    id: 'common.together-value',
    message: '{value} of {target} by everybody',
  }),
  membersOnlyTitle: msg({ id: 'common.members-only-title', message: 'For members' }),
  membersOnlyText: msg({
    id: 'common.members-only-text',
    message: 'This opens when the program has accepted you.',
  }),
  applyNow: msg({ id: 'common.apply', message: 'Go to your application' }),
};
