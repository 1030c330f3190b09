import { msg } from '@lingui/core/macro';

/** Words of the list of people, and of a person's page. */
export const peopleWords = {
  title: msg({ id: 'people.title', message: 'People' }),
  search: msg({ id: 'people.search', message: 'Search names, channels, e-mail, id' }),
  membership: msg({ id: 'people.membership', message: 'Membership' }),
  everybody: msg({ id: 'people.everybody', message: 'Members and others' }),
  membersOnly: msg({ id: 'people.members-only', message: 'Members' }),
  othersOnly: msg({ id: 'people.others-only', message: 'Not members' }),
  status: msg({ id: 'people.status', message: 'Status' }),
  anyStatus: msg({ id: 'people.any-status', message: 'Any status' }),
  tag: msg({ id: 'people.tag', message: 'Tag' }),
  anyTag: msg({ id: 'people.any-tag', message: 'Any tag' }),
  step: msg({ id: 'people.step', message: 'Step' }),
  anyStep: msg({ id: 'people.any-step', message: 'Any step' }),
  stepInWeek: msg({ id: 'people.step-in-week', message: '{step}, week from {day}' }),
  activity: msg({ id: 'people.activity', message: 'Activity' }),
  anyActivity: msg({ id: 'people.any-activity', message: 'Active or not' }),
  activeIn: msg({
    id: 'people.active-in',
    message: '{days, plural, one {Active in # day} other {Active in # days}}',
  }),
  sort: msg({ id: 'people.sort', message: 'Order' }),
  newest: msg({ id: 'people.newest', message: 'Newest first' }),
  byName: msg({ id: 'people.by-name', message: 'By name' }),
  nobody: msg({ id: 'people.nobody', message: 'Nobody has signed up yet' }),
  nobodyText: msg({ id: 'people.nobody-text', message: 'Whoever signs in stands here.' }),
  nobodyFound: msg({ id: 'people.nobody-found', message: 'Nobody is like that' }),
  clearFilters: msg({ id: 'people.clear-filters', message: 'Show everybody' }),
  back: msg({ id: 'people.back', message: 'All people' }),
  name: msg({ id: 'people.name', message: 'Name' }),
  nameless: msg({ id: 'people.nameless', message: 'Without a name' }),
  email: msg({ id: 'people.email', message: 'E-mail' }),
  verified: msg({ id: 'people.verified', message: 'verified' }),
  notVerified: msg({ id: 'people.not-verified', message: 'not verified' }),
  country: msg({ id: 'people.country', message: 'Country' }),
  notApproved: msg({ id: 'people.not-approved', message: 'not approved by the program' }),
  language: msg({ id: 'people.language', message: 'Language' }),
  memberSince: msg({ id: 'people.member-since', message: 'Member since' }),
  noMember: msg({ id: 'people.no-member', message: 'Not a member' }),
  signedUp: msg({ id: 'people.signed-up', message: 'Signed up' }),
  personId: msg({ id: 'people.person-id', message: 'Id' }),
  agreements: msg({ id: 'people.agreements', message: 'Agreements' }),
  agreed: msg({ id: 'people.agreed', message: 'version {version}, {time}' }),
  outdated: msg({ id: 'people.outdated', message: 'no longer the version that is asked for' }),
  nameTakenDown: msg({
    id: 'people.name-taken-down',
    message: 'The name was taken down {time}: {note}',
  }),
  since: msg({ id: 'people.since', message: 'since {time}' }),
  until: msg({ id: 'people.until', message: 'ends by itself {time}' }),
  statusReason: msg({ id: 'people.status-reason', message: 'Reason: {reason}' }),
  channels: msg({ id: 'people.channels', message: 'Channels' }),
  noChannels: msg({ id: 'people.no-channels', message: 'No channels are linked.' }),
  noFigures: msg({ id: 'people.no-figures', message: 'no figures yet' }),
  tags: msg({ id: 'people.tags', message: 'Tags' }),
  noTags: msg({ id: 'people.no-tags', message: 'No tags' }),
  editTags: msg({ id: 'people.edit-tags', message: 'Change the tags' }),
  tagsHint: msg({
    id: 'people.tags-hint',
    message: 'Words with commas between. Creators never see them.',
  }),
};

/** Words of what operators do to a person. */
export const personActionWords = {
  seeAs: msg({ id: 'people.see-as', message: 'See as they see it' }),
  seeAsTitle: msg({ id: 'people.see-as-title', message: 'See the program as {name} sees it?' }),
  seeAsText: msg({
    id: 'people.see-as-text',
    message:
      'It opens in a tab of its own for 15 minutes. Nothing can be changed there and no key is shown. The audit log says that you looked.',
  }),
  seeAsSuspended: msg({
    id: 'people.see-as-suspended',
    message:
      'They are suspended: you see what they would if they could sign in. It opens in a tab of its own for 15 minutes. Nothing can be changed there and no key is shown. The audit log says that you looked.',
  }),
  seeAsYes: msg({ id: 'people.see-as-yes', message: 'Open the tab' }),
  seeAsBlocked: msg({
    id: 'people.see-as-blocked',
    message: 'Your browser blocked the tab. Allow pop-ups for this address and try again.',
  }),
  suspend: msg({ id: 'people.suspend', message: 'Suspend' }),
  suspendTitle: msg({ id: 'people.suspend-title', message: 'Suspend {name}?' }),
  suspendText: msg({
    id: 'people.suspend-text',
    message: 'They are signed out everywhere and cannot sign in while it lasts.',
  }),
  suspended: msg({ id: 'people.suspended', message: 'They are suspended' }),
  lift: msg({ id: 'people.lift', message: 'Lift the suspension' }),
  lifted: msg({ id: 'people.lifted', message: 'The suspension is lifted' }),
  changeSuspension: msg({ id: 'people.change-suspension', message: 'Change the suspension' }),
  suspensionChanged: msg({
    id: 'people.suspension-changed',
    message: 'The suspension is changed',
  }),
  changedMeanwhile: msg({
    id: 'people.changed-meanwhile',
    message: 'Another operator changed the suspension meanwhile:',
  }),
  untilLifted: msg({ id: 'people.until-lifted', message: 'lasts until somebody lifts it' }),
  goOnWithMine: msg({ id: 'people.go-on-with-mine', message: 'Go on with what I wrote' }),
  reason: msg({ id: 'people.reason', message: 'Reason' }),
  reasonText: msg({ id: 'people.reason-text', message: 'For operators alone.' }),
  lastDay: msg({ id: 'people.last-day', message: 'Last day' }),
  lastDayText: msg({
    id: 'people.last-day-text',
    message:
      'The suspension ends by itself after it. Without one it lasts until somebody lifts it.',
  }),
  adjust: msg({ id: 'people.adjust', message: 'Adjust points' }),
  adjusted: msg({
    id: 'people.adjusted',
    message: '{balance, plural, one {They have # point now} other {They have # points now}}',
  }),
  amount: msg({ id: 'people.amount', message: 'Points' }),
  amountText: msg({ id: 'people.amount-text', message: 'With a minus they are taken.' }),
  season: msg({ id: 'people.season', message: 'Season' }),
  adjustReasonText: msg({
    id: 'people.adjust-reason-text',
    message: 'The creator sees it beside the points.',
  }),
  takeTitle: msg({
    id: 'people.take-title',
    message: '{count, plural, one {Take # point from {name}?} other {Take # points from {name}?}}',
  }),
};
