import { msg } from '@lingui/core/macro';
import type { LinkFault } from '#contract/vocabulary/guest-words.ts';
import type { EnrolmentState, GuestLinkState } from '#contract/vocabulary/state-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** Words of the page on links that let people without an account take part. */
export const guestLinksWords = {
  title: msg({ id: 'guest-links.title', message: 'Guest links' }),
  search: msg({ id: 'guest-links.search', message: 'Search by label' }),
  activation: msg({ id: 'guest-links.activation', message: 'Activation' }),
  anyActivation: msg({ id: 'guest-links.any-activation', message: 'All activations' }),
  state: msg({ id: 'guest-links.state', message: 'State' }),
  anyState: msg({ id: 'guest-links.any-state', message: 'All states' }),
  label: msg({ id: 'guest-links.label', message: 'Label' }),
  used: msg({ id: 'guest-links.used', message: 'Used' }),
  usedOf: msg({ id: 'guest-links.used-of', message: '{used} of {limit}' }),
  expires: msg({ id: 'guest-links.expires', message: 'Ends' }),
  never: msg({ id: 'guest-links.never', message: 'Never' }),
  created: msg({ id: 'guest-links.created', message: 'Created' }),
  selection: msg({ id: 'guest-links.selection', message: 'Selection' }),
  select: msg({ id: 'guest-links.select', message: 'Select {label}' }),
  selectAll: msg({ id: 'guest-links.select-all', message: 'Select all that are shown' }),
  selected: msg({
    id: 'guest-links.selected',
    message: '{count, plural, one {# selected} other {# selected}}',
  }),
  unselect: msg({ id: 'guest-links.unselect', message: 'Clear the selection' }),
  revoke: msg({ id: 'guest-links.revoke', message: 'Revoke' }),
  revokeMany: msg({
    id: 'guest-links.revoke-many',
    message: '{count, plural, one {Revoke # link} other {Revoke # links}}',
  }),
  revokeText: msg({
    id: 'guest-links.revoke-text',
    message:
      'Nobody can start or claim anything by them again. What guests have already stays theirs to see. This cannot be undone.',
  }),
  revokedMany: msg({
    id: 'guest-links.revoked-many',
    message: '{count, plural, one {# link was revoked} other {# links were revoked}}',
  }),
  noneOpen: msg({
    id: 'guest-links.none-open',
    message: 'No link was revoked: somebody had done it already.',
  }),
  export: msg({ id: 'guest-links.export', message: 'Save the list as CSV' }),
  none: msg({ id: 'guest-links.none', message: 'There are no guest links yet' }),
  noneText: msg({
    id: 'guest-links.none-text',
    message: 'By a guest link, people take part in one activation without an account.',
  }),
  noneFound: msg({ id: 'guest-links.none-found', message: 'No link is like this' }),
  clearFilters: msg({ id: 'guest-links.clear-filters', message: 'Show all' }),
  back: msg({ id: 'guest-links.back', message: 'All guest links' }),
  revokedAt: msg({ id: 'guest-links.revoked-at', message: 'Revoked {time}' }),
  uses: msg({ id: 'guest-links.uses', message: 'Who used it' }),
  nobody: msg({ id: 'guest-links.nobody', message: 'Nobody has used it yet.' }),
  person: msg({ id: 'guest-links.person', message: 'Person' }),
  nameless: msg({ id: 'guest-links.nameless', message: 'Without a name' }),
  merge: msg({ id: 'guest-links.merge', message: 'Merge into a person’s account' }),
  asGuest: msg({ id: 'guest-links.as-guest', message: 'Guest' }),
  asCreator: msg({ id: 'guest-links.as-creator', message: 'Has an account now' }),
  accepted: msg({ id: 'guest-links.accepted', message: 'Accepted' }),
  claimed: msg({ id: 'guest-links.claimed', message: 'Key claimed' }),
  progress: msg({ id: 'guest-links.progress', message: 'How far' }),
  forOne: msg({
    id: 'guest-links.for-one',
    message: 'The address itself was shown once, when the link was created, and is kept nowhere.',
  }),
};

/** Words of making links. */
export const makeLinksWords = {
  title: msg({ id: 'guest-links.make', message: 'Create links' }),
  noActivation: msg({
    id: 'guest-links.no-activation',
    message:
      'No activation of the campaign takes guests. Put “guests: true” to one in campaign.yaml and apply it.',
  }),
  byHand: msg({ id: 'guest-links.by-hand', message: 'Some links alike' }),
  fromFile: msg({ id: 'guest-links.from-file', message: 'From a file' }),
  labelHint: msg({
    id: 'guest-links.label-hint',
    message: 'What operators call it. Several are numbered: “Press 1”, “Press 2” …',
  }),
  count: msg({ id: 'guest-links.count', message: 'Number of links' }),
  usesLimit: msg({ id: 'guest-links.uses-limit', message: 'People per link' }),
  ends: msg({ id: 'guest-links.ends', message: 'Ends (optional)' }),
  file: msg({ id: 'guest-links.file', message: 'CSV file' }),
  drop: msg({ id: 'guest-links.drop', message: 'Drop a CSV file here, or choose one' }),
  dropHint: msg({
    id: 'guest-links.drop-hint',
    message:
      'The first line names the columns: label, and activation_id, uses_limit, expires_at where lines differ. For what a line does not say, the fields above hold.',
  }),
  fileLines: msg({
    id: 'guest-links.file-lines',
    message: '{count, plural, one {# line} other {# lines}} in {name}',
  }),
  fileUnread: msg({ id: 'guest-links.file-unread', message: 'The file could not be read.' }),
  preview: msg({ id: 'guest-links.preview', message: 'See what would be created' }),
  would: msg({
    id: 'guest-links.would',
    message: '{count, plural, one {# link would be created.} other {# links would be created.}}',
  }),
  create: msg({
    id: 'guest-links.create',
    message: '{count, plural, one {Create # link} other {Create # links}}',
  }),
  goOn: msg({ id: 'guest-links.go-on', message: 'Go on from there' }),
  made: msg({
    id: 'guest-links.made',
    message: '{count, plural, one {# link was created} other {# links were created}}',
  }),
  once: msg({
    id: 'guest-links.once',
    message: 'The addresses are shown this once and kept nowhere. Save them now.',
  }),
  save: msg({ id: 'guest-links.save', message: 'Save the links as CSV' }),
  copyLink: msg({ id: 'guest-links.copy', message: 'Copy the link' }),
  kept: msg({ id: 'guest-links.kept', message: 'I have them' }),
  rejected: msg({
    id: 'guest-links.rejected',
    message: '{count, plural, one {# line makes no link} other {# lines make no link}}',
  }),
  line: msg({ id: 'guest-links.line', message: 'Line' }),
  reason: msg({ id: 'guest-links.reason', message: 'Reason' }),
  more: msg({ id: 'guest-links.more', message: 'and {count} more' }),
  first: msg({ id: 'guest-links.first', message: 'The first of them' }),
  busy: msg({ id: 'guest-links.busy', message: '{done} of {total} lines' }),
};

type Words<Name extends string> = Readonly<Record<Name, Word>>;

export const linkStateWords: Words<GuestLinkState> = {
  open: msg({ id: 'guest-links.state-open', message: 'Open' }),
  used_up: msg({ id: 'guest-links.state-used-up', message: 'Used up' }),
  expired: msg({ id: 'guest-links.state-expired', message: 'Ended' }),
  revoked: msg({ id: 'guest-links.state-revoked', message: 'Revoked' }),
};

export const progressWords: Words<EnrolmentState> = {
  offered: msg({ id: 'guest-links.progress-offered', message: 'Offered' }),
  accepted: msg({ id: 'guest-links.progress-accepted', message: 'Accepted' }),
  claimed: msg({ id: 'guest-links.progress-claimed', message: 'Key claimed' }),
  completed: msg({ id: 'guest-links.progress-completed', message: 'Completed' }),
  declined: msg({ id: 'guest-links.progress-declined', message: 'Declined' }),
  expired: msg({ id: 'guest-links.progress-expired', message: 'Expired' }),
  revoked: msg({ id: 'guest-links.progress-revoked', message: 'Taken back' }),
};

export const linkFaultWords: Words<LinkFault> = {
  columns_unknown: msg({
    id: 'guest-links.fault-columns',
    message: 'The first line names no column “label”.',
  }),
  not_csv: msg({
    id: 'guest-links.fault-csv',
    message: 'This is no CSV: a quotation mark may not be closed.',
  }),
  too_many_lines: msg({
    id: 'guest-links.fault-many',
    message: 'More lines than one call takes.',
  }),
  cells_differ: msg({
    id: 'guest-links.fault-cells',
    message: 'It has more or fewer cells than the first line.',
  }),
  label_invalid: msg({
    id: 'guest-links.fault-label',
    message: 'The label is empty, longer than 100 characters, or more than one line.',
  }),
  activation_unknown: msg({
    id: 'guest-links.fault-activation',
    message: 'The campaign has no such activation.',
  }),
  activation_without_guests: msg({
    id: 'guest-links.fault-guests',
    message: 'The campaign does not open this activation to guests.',
  }),
  uses_invalid: msg({
    id: 'guest-links.fault-uses',
    message: 'The number of people is not from 1 to 100,000.',
  }),
  expiry_invalid: msg({
    id: 'guest-links.fault-expiry',
    message: 'The end is neither a day (2027-01-31) nor a moment in UTC (2027-01-31T18:00:00Z).',
  }),
  expiry_past: msg({ id: 'guest-links.fault-past', message: 'The end is past.' }),
};
