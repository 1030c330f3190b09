import { msg } from '@lingui/core/macro';

/** The states of an enrolment. */
export const enrolmentStateWords = {
  offered: msg({ id: 'claims.offered', message: 'Waiting for your answer' }),
  accepted: msg({ id: 'claims.accepted', message: 'Accepted' }),
  claimed: msg({ id: 'claims.claimed', message: 'Key claimed' }),
  completed: msg({ id: 'claims.completed', message: 'Completed' }),
  declined: msg({ id: 'claims.declined', message: 'Declined' }),
  expired: msg({ id: 'claims.expired', message: 'Expired' }),
  revoked: msg({ id: 'claims.revoked', message: 'Taken back' }),
};

/** What an offer is, by how it came to be. */
export const offerWords = {
  open: msg({ id: 'claims.offer-open', message: 'Open to every member' }),
  granted: msg({ id: 'claims.offer-granted', message: 'Your request was granted' }),
  invited: msg({ id: 'claims.offer-invited', message: 'You are invited' }),
  upcoming: msg({ id: 'claims.offer-upcoming', message: 'Not open yet' }),
  closed: msg({ id: 'claims.offer-closed', message: 'Ended' }),
};

/** What kinds of activation there are. */
export const activationKindWords = {
  season: msg({ id: 'claims.kind-season', message: 'Season' }),
  key: msg({ id: 'claims.kind-key', message: 'Game key' }),
  content: msg({ id: 'claims.kind-content', message: 'Content' }),
  event: msg({ id: 'claims.kind-event', message: 'Event' }),
};

/** Words of offers, keys and claiming them. */
export const claimWords = {
  lead: msg({
    id: 'claims.lead',
    message: 'What the program has offered you, and the keys that are yours.',
  }),
  none: msg({ id: 'claims.none', message: 'Nothing has been offered to you yet' }),
  noneText: msg({
    id: 'claims.none-text',
    message: 'Ask for a key, or wait for an invitation. Whatever you get stays here.',
  }),
  noneOfState: msg({ id: 'claims.none-of-state', message: 'Nothing here in this state' }),
  noneOfStateText: msg({
    id: 'claims.none-of-state-text',
    message: 'Choose another state above to see the rest.',
  }),
  toQuests: msg({ id: 'claims.to-quests', message: 'Go to the quests' }),
  toRequests: msg({ id: 'claims.to-requests', message: 'See what you can request' }),
  back: msg({ id: 'claims.back', message: 'All key claims' }),
  filter: msg({ id: 'claims.filter', message: 'Show' }),
  all: msg({ id: 'claims.all', message: 'All' }),
  offeredAt: msg({ id: 'claims.offered-at', message: 'Offered {date}' }),
  acceptedAt: msg({ id: 'claims.accepted-at', message: 'Accepted {date}' }),
  claimedAt: msg({ id: 'claims.claimed-at', message: 'Claimed {date}' }),
  completedAt: msg({ id: 'claims.completed-at', message: 'Completed {date}' }),
  expiresAt: msg({ id: 'claims.expires-at', message: 'The offer stands until {moment}, {time}.' }),
  closedText: msg({
    id: 'claims.closed-text',
    message: 'This is not open at the moment, so nothing can be claimed.',
  }),
  closedAtText: msg({
    id: 'claims.closed-at-text',
    message: 'This ended {moment}: nothing more can be done here.',
  }),
  opensText: msg({ id: 'claims.opens-text', message: 'This opens {moment}, {time}.' }),
  openUntil: msg({ id: 'claims.open-until', message: 'Open until {date}' }),
  answerUntil: msg({ id: 'claims.answer-until', message: 'Answer until {date}' }),
  opensOn: msg({ id: 'claims.opens-on', message: 'Opens {date}' }),
  endedOn: msg({ id: 'claims.ended-on', message: 'Ended {date}' }),
  joinTitle: msg({ id: 'claims.join-title', message: 'Join {title}' }),
  joinText: msg({
    id: 'claims.join-text',
    message: 'Every member can join. It needs no invitation and costs nothing.',
  }),
  joinUntil: msg({
    id: 'claims.join-until',
    message: 'Every member can join until {moment}, {time}.',
  }),
  join: msg({ id: 'claims.join', message: 'Join' }),
  notForMe: msg({ id: 'claims.not-for-me', message: 'Not for me' }),
  joinDeclineTitle: msg({ id: 'claims.join-decline-title', message: 'Leave {title} out?' }),
  joinDeclineText: msg({
    id: 'claims.join-decline-text',
    message: 'It is no longer shown as something to do, and only the program can offer it again.',
  }),
  joinKeep: msg({ id: 'claims.join-keep', message: 'Keep it open' }),
  grantedText: msg({
    id: 'claims.granted-text',
    message: 'You asked for this, and the program said yes. Accept it to go on.',
  }),
  invitedText: msg({
    id: 'claims.invited-text',
    message:
      'The program invites you personally. If it is not for you, decline, so that somebody else gets the place.',
  }),
  accept: msg({ id: 'claims.accept', message: 'Accept' }),
  accepting: msg({ id: 'claims.accepting', message: 'Accepting …' }),
  acceptDone: msg({ id: 'claims.accept-done', message: 'You take part in {title}' }),
  decline: msg({ id: 'claims.decline', message: 'Decline' }),
  declineTitle: msg({ id: 'claims.decline-title', message: 'Decline {title}?' }),
  declineText: msg({
    id: 'claims.decline-text',
    message: 'Your place goes to somebody else. Only the program can offer it to you again.',
  }),
  declineDone: msg({ id: 'claims.decline-done', message: 'You declined {title}' }),
  declineNext: msg({
    id: 'claims.decline-next',
    message: 'It stays in your list as declined. There is nothing more to do.',
  }),
  keep: msg({ id: 'claims.keep', message: 'Keep the offer' }),
  declinedText: msg({
    id: 'claims.declined-text',
    message: 'You declined this offer. If you changed your mind, write to {email}.',
  }),
  expiredText: msg({
    id: 'claims.expired-text',
    message: 'This offer ran out before it was accepted. If you still want it, write to {email}.',
  }),
  revokedText: msg({
    id: 'claims.revoked-text',
    message: 'The program has taken this back. If you think that is a mistake, write to {email}.',
  }),
  acceptedText: msg({
    id: 'claims.accepted-text',
    message: 'You take part. Everything that belongs to it shows here.',
  }),
};
