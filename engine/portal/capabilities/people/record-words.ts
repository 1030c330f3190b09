import { msg } from '@lingui/core/macro';
import type { MAIL_STATES, SESSION_ENDS } from '#contract/vocabulary/delivery-words.ts';
import type { KeyState } from '#contract/vocabulary/key-words.ts';
import type { NoteSubject } from '#contract/vocabulary/operator-words.ts';
import type { APPEAL_SUBJECTS } from '#contract/vocabulary/review-words.ts';
import type {
  CreatorStatus,
  EnrolmentState,
  RedemptionState,
} from '#contract/vocabulary/state-words.ts';
import type { Word } from '../../base/i18n/word.ts';

type Words<Names extends string> = Readonly<Record<Names, Word>>;

/** Words of what a person has: what it is called, and what its columns are. */
export const recordWords = {
  none: msg({ id: 'people.none', message: 'none' }),
  newestOf: msg({
    id: 'people.newest-of',
    message: 'the newest {shown, number} of {count, number}',
  }),
  applications: msg({ id: 'people.applications', message: 'Applications' }),
  application: msg({ id: 'people.application', message: 'Application' }),
  requests: msg({ id: 'people.requests', message: 'Requests' }),
  content: msg({ id: 'people.content', message: 'Content' }),
  appeals: msg({ id: 'people.appeals', message: 'Appeals' }),
  redemptions: msg({ id: 'people.redemptions', message: 'Redeemed rewards' }),
  enrolments: msg({ id: 'people.enrolments', message: 'Enrolments' }),
  mails: msg({ id: 'people.mails', message: 'Mails' }),
  sessions: msg({ id: 'people.sessions', message: 'Sessions' }),
  points: msg({ id: 'people.points', message: 'Points' }),
  itemNotes: msg({ id: 'people.item-notes', message: 'Notes on what they handed in' }),
  activation: msg({ id: 'people.activation', message: 'Activation' }),
  titleColumn: msg({ id: 'people.title-column', message: 'Title' }),
  platform: msg({ id: 'people.platform', message: 'Platform' }),
  about: msg({ id: 'people.about', message: 'About' }),
  message: msg({ id: 'people.message', message: 'Message' }),
  state: msg({ id: 'people.state', message: 'State' }),
  submitted: msg({ id: 'people.submitted', message: 'Submitted' }),
  decided: msg({ id: 'people.decided', message: 'Decided' }),
  reward: msg({ id: 'people.reward', message: 'Reward' }),
  cost: msg({ id: 'people.cost', message: 'Points' }),
  redeemed: msg({ id: 'people.redeemed', message: 'Redeemed' }),
  settled: msg({ id: 'people.settled', message: 'Settled' }),
  keyOption: msg({ id: 'people.key-option', message: 'Kind of key' }),
  keys: msg({ id: 'people.keys', message: 'Keys' }),
  key: msg({ id: 'people.key', message: 'Key {id}: {state}' }),
  guestKey: msg({ id: 'people.guest-key', message: 'through a guest’s key' }),
  offered: msg({ id: 'people.offered', message: 'Offered' }),
  changed: msg({ id: 'people.changed', message: 'Last change' }),
  mail: msg({ id: 'people.mail', message: 'Mail' }),
  address: msg({ id: 'people.address', message: 'To' }),
  written: msg({ id: 'people.written', message: 'Written' }),
  sent: msg({ id: 'people.sent', message: 'Sent' }),
  browser: msg({ id: 'people.browser', message: 'Browser' }),
  browserOn: msg({ id: 'people.browser-on', message: '{browser} on {system}' }),
  unknownBrowser: msg({ id: 'people.unknown-browser', message: 'Another program' }),
  began: msg({ id: 'people.began', message: 'Began' }),
  lastUsed: msg({ id: 'people.last-used', message: 'Last used' }),
  sessionOpen: msg({ id: 'people.session-open', message: 'Signed in' }),
  sessionOver: msg({ id: 'people.session-over', message: 'Ran out' }),
  balance: msg({ id: 'people.balance', message: 'To spend' }),
  earned: msg({ id: 'people.earned', message: 'Earned' }),
  ledger: msg({ id: 'people.ledger', message: 'Every change' }),
  ledgerOf: msg({ id: 'people.ledger-of', message: 'Every change in {title}' }),
  showLedger: msg({ id: 'people.show-ledger', message: 'Show every change' }),
  hideLedger: msg({ id: 'people.hide-ledger', message: 'Hide the changes' }),
  noChanges: msg({ id: 'people.no-changes', message: 'No points were earned here yet.' }),
  when: msg({ id: 'people.when', message: 'When' }),
  why: msg({ id: 'people.why', message: 'Why' }),
  change: msg({ id: 'people.change', message: 'Change' }),
  balanceAfter: msg({ id: 'people.balance-after', message: 'Then' }),
  adjustedBy: msg({ id: 'people.adjusted-by', message: 'By' }),
};

export const statusWords: Words<CreatorStatus> = {
  active: msg({ id: 'people.status-active', message: 'Active' }),
  suspended: msg({ id: 'people.status-suspended', message: 'Suspended' }),
  deleted: msg({ id: 'people.status-deleted', message: 'Deleted' }),
};

export const redemptionStateWords: Words<RedemptionState> = {
  claimed: msg({ id: 'people.redemption-claimed', message: 'To be delivered' }),
  fulfilled: msg({ id: 'people.redemption-fulfilled', message: 'Delivered' }),
  refunded: msg({ id: 'people.redemption-refunded', message: 'Points given back' }),
};

export const enrolmentStateWords: Words<EnrolmentState> = {
  offered: msg({ id: 'people.enrolment-offered', message: 'Offered' }),
  accepted: msg({ id: 'people.enrolment-accepted', message: 'Accepted' }),
  claimed: msg({ id: 'people.enrolment-claimed', message: 'Key claimed' }),
  completed: msg({ id: 'people.enrolment-completed', message: 'Completed' }),
  declined: msg({ id: 'people.enrolment-declined', message: 'Declined' }),
  expired: msg({ id: 'people.enrolment-expired', message: 'Expired' }),
  revoked: msg({ id: 'people.enrolment-revoked', message: 'Taken back' }),
};

export const keyStateWords: Words<KeyState> = {
  available: msg({ id: 'people.key-available', message: 'available' }),
  claimed: msg({ id: 'people.key-claimed', message: 'claimed' }),
  revoked: msg({ id: 'people.key-revoked', message: 'taken back' }),
  void: msg({ id: 'people.key-void', message: 'replaced' }),
  withdrawn: msg({ id: 'people.key-withdrawn', message: 'withdrawn' }),
};

export const mailStateWords: Words<(typeof MAIL_STATES)[number]> = {
  pending: msg({ id: 'people.mail-pending', message: 'Waits' }),
  waiting: msg({ id: 'people.mail-waiting', message: 'Waits for the time that the person chose' }),
  sending: msg({ id: 'people.mail-sending', message: 'Being sent' }),
  handing_over: msg({ id: 'people.mail-handing-over', message: 'Being handed over' }),
  sent: msg({ id: 'people.mail-sent', message: 'Sent' }),
  failed: msg({ id: 'people.mail-failed', message: 'Failed' }),
  unknown: msg({ id: 'people.mail-unknown', message: 'Not known whether it arrived' }),
  suppressed: msg({ id: 'people.mail-suppressed', message: 'Not wanted' }),
  gathered: msg({ id: 'people.mail-gathered', message: 'Part of a digest' }),
};

export const sessionEndWords: Words<(typeof SESSION_ENDS)[number]> = {
  logout: msg({ id: 'people.session-logout', message: 'Signed out' }),
  everywhere: msg({ id: 'people.session-everywhere', message: 'Signed out everywhere' }),
  reuse: msg({ id: 'people.session-reuse', message: 'Ended: an old token was used again' }),
  deleted: msg({ id: 'people.session-deleted', message: 'Ended: the account was deleted' }),
  operator: msg({ id: 'people.session-operator', message: 'Ended by an operator' }),
};

export const appealSubjectWords: Words<(typeof APPEAL_SUBJECTS)[number]> = {
  metric_event: msg({ id: 'people.about-event', message: 'Reported event' }),
  content: msg({ id: 'people.about-content', message: 'Content' }),
  counted_activity: msg({ id: 'people.about-activity', message: 'Read from a linked account' }),
};

/** What a note is about. */
export const noteSubjectWords: Words<NoteSubject> = {
  application: recordWords.application,
  activation_request: msg({ id: 'people.one-request', message: 'Request' }),
  content: recordWords.content,
  appeal: msg({ id: 'people.one-appeal', message: 'Appeal' }),
  redemption: msg({ id: 'people.one-redemption', message: 'Redeemed reward' }),
  creator: msg({ id: 'people.one-person', message: 'Person' }),
};
