import { msg } from '@lingui/core/macro';

/** Words of the dashboard's start. */
export const homeWords = {
  greeting: msg({ id: 'home.greeting', message: 'Hello, {name}' }),

  next: msg({ id: 'home.next', message: 'What to do next' }),
  upToDate: msg({ id: 'home.up-to-date', message: 'You are up to date' }),
  upToDateText: msg({
    id: 'home.up-to-date-text',
    message: 'New quests and offers will show up here.',
  }),
  nearlyDone: msg({ id: 'home.nearly-done', message: 'Nearly done' }),
  justOpened: msg({ id: 'home.just-opened', message: 'Just opened' }),
  nextReward: msg({ id: 'home.next-reward', message: 'Your next reward: {title}' }),
  missing: msg({ id: 'home.missing', message: '{points} to go' }),
  enough: msg({ id: 'home.enough', message: 'You have enough points for it.' }),
  claimQuests: msg({
    id: 'home.claim-quests',
    message:
      '{count, plural, one {# completed quest waits to be claimed} other {# completed quests wait to be claimed}}',
  }),
  claimQuestsFor: msg({ id: 'home.claim-quests-for', message: 'For {points}' }),
  acceptOffer: msg({ id: 'home.accept-offer', message: 'You are invited: {title}' }),
  takePart: msg({ id: 'home.take-part', message: 'Take part: {title}' }),
  acceptGranted: msg({
    id: 'home.accept-granted',
    message: 'Your request was granted: {title}',
  }),
  forAll: msg({ id: 'home.for-all', message: 'Open to every member' }),
  forAllUntil: msg({
    id: 'home.for-all-until',
    message: 'Open to every member until {moment}, {time}',
  }),
  changeAppeal: msg({ id: 'home.change-appeal', message: 'Your appeal needs changes' }),
  changeAppealText: msg({
    id: 'home.change-appeal-text',
    message: 'The program wants to know more before it decides.',
  }),
  claimKey: msg({ id: 'home.claim-key', message: 'Claim your key: {title}' }),
  handIn: msg({ id: 'home.hand-in', message: 'Hand in your content: {title}' }),
  changeRequest: msg({
    id: 'home.change-request',
    message: 'Your request needs changes: {title}',
  }),
  request: msg({ id: 'home.request', message: 'You can request: {title}' }),
  verifyEmail: msg({ id: 'home.verify-email', message: 'Confirm your e-mail address' }),
  verifyEmailText: msg({
    id: 'home.verify-email-text',
    message: 'Until then no decision can reach you at {email}.',
  }),
  addEmail: msg({ id: 'home.add-email', message: 'Add an e-mail address' }),
  addEmailText: msg({
    id: 'home.add-email-text',
    message: 'Decisions and rewards are told by e-mail.',
  }),
  acceptAgreements: msg({
    id: 'home.accept-agreements',
    message:
      '{count, plural, one {An agreement has changed} other {# agreements have changed}}: please accept again',
  }),
  acceptAgreementsText: msg({
    id: 'home.accept-agreements-text',
    message: 'Until then some things in the program stay closed to you.',
  }),
  until: msg({ id: 'home.until', message: 'Until {moment}, {time}' }),

  deadlines: msg({ id: 'home.deadlines', message: 'Next deadlines' }),
  noDeadlines: msg({ id: 'home.no-deadlines', message: 'Nothing ends soon.' }),
  toCalendar: msg({ id: 'home.to-calendar', message: 'Add to your calendar: {title}' }),
  deadlineOffer: msg({ id: 'home.deadline-offer', message: 'Invitation' }),
  deadlineJoin: msg({ id: 'home.deadline-join', message: 'Time to join' }),
  deadlineGranted: msg({ id: 'home.deadline-granted', message: 'Time to accept' }),
  deadlineKey: msg({ id: 'home.deadline-key', message: 'Key' }),
  deadlineContent: msg({ id: 'home.deadline-content', message: 'Content' }),
  deadlineEvent: msg({ id: 'home.deadline-event', message: 'Event' }),
  deadlineSeason: msg({ id: 'home.deadline-season', message: 'Season' }),
  deadlineQuest: msg({ id: 'home.deadline-quest', message: 'Quest' }),
  quests: msg({
    id: 'home.quests',
    message: '{count, plural, one {# quest} other {# quests}}',
  }),

  balances: msg({ id: 'home.balances', message: 'Your points' }),
  earned: msg({ id: 'home.earned', message: '{points} earned in all' }),
  thisWeek: msg({ id: 'home.this-week', message: '{points} this week' }),
  rank: msg({ id: 'home.rank', message: 'Rank {rank}' }),
  rankUp: msg({
    id: 'home.rank-up',
    message: '{count, plural, one {up # place} other {up # places}} since last week',
  }),
  rankDown: msg({
    id: 'home.rank-down',
    message: '{count, plural, one {down # place} other {down # places}} since last week',
  }),
  ends: msg({ id: 'home.ends', message: 'Ends {moment}' }),
  toRewards: msg({ id: 'home.to-rewards', message: 'See the rewards' }),

  announcements: msg({ id: 'home.announcements', message: 'News' }),
  noAnnouncements: msg({ id: 'home.no-announcements', message: 'There is no news right now.' }),
};
