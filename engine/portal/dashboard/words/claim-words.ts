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
  chooseTitle: msg({ id: 'claims.choose-title', message: 'Choose your platform and region' }),
  chooseText: msg({
    id: 'claims.choose-text',
    message: 'You get one key. Once it is claimed it cannot be exchanged.',
  }),
  anyRegion: msg({ id: 'claims.any-region', message: 'Works everywhere' }),
  preferred: msg({ id: 'claims.preferred', message: 'Suggested' }),
  soldOut: msg({ id: 'claims.sold-out', message: 'None left' }),
  allGoneTitle: msg({ id: 'claims.all-gone-title', message: 'All keys are gone' }),
  allGoneText: msg({
    id: 'claims.all-gone-text',
    message:
      'There is no key left of any kind. New ones may come: look in again later, or write to {email}.',
  }),
  claim: msg({ id: 'claims.claim', message: 'Claim this key' }),
  claiming: msg({ id: 'claims.claiming', message: 'Claiming …' }),
  choose: msg({ id: 'claims.choose', message: 'Choose one of the keys first.' }),
  claimDone: msg({ id: 'claims.claim-done', message: 'The key is yours' }),
  yourKey: msg({ id: 'claims.your-key', message: 'Your key' }),
  reveal: msg({ id: 'claims.reveal', message: 'Show the key' }),
  revealing: msg({ id: 'claims.revealing', message: 'Fetching your key …' }),
  revealText: msg({
    id: 'claims.reveal-text',
    message: 'It stays yours and can be shown at any time. Each time is recorded.',
  }),
  hide: msg({ id: 'claims.hide', message: 'Hide the key' }),
  redeemTitle: msg({ id: 'claims.redeem-title', message: 'How to use it' }),
};

/** How a key is used, by the platform that it is for. */
export const redeemWords = {
  steam: msg({
    id: 'claims.redeem-steam',
    message: 'In Steam open Games, then “Activate a Product on Steam …”, and enter the key.',
  }),
  playstation: msg({
    id: 'claims.redeem-playstation',
    message:
      'Open PlayStation Store on your console or on the web, choose “Redeem Code”, and enter the key.',
  }),
  xbox: msg({
    id: 'claims.redeem-xbox',
    message:
      'Sign in at redeem.microsoft.com or open the Store on your console, choose “Redeem a code”, and enter the key.',
  }),
  nintendo: msg({
    id: 'claims.redeem-nintendo',
    message: 'Open Nintendo eShop on your console, choose “Enter Code”, and enter the key.',
  }),
  epic: msg({
    id: 'claims.redeem-epic',
    message: 'In the Epic Games Store open your account, choose “Redeem Code”, and enter the key.',
  }),
  gog: msg({ id: 'claims.redeem-gog', message: 'Sign in at gog.com/redeem and enter the key.' }),
  ea: msg({
    id: 'claims.redeem-ea',
    message: 'In the EA app open your profile, choose “Redeem code”, and enter the key.',
  }),
  ubisoft: msg({
    id: 'claims.redeem-ubisoft',
    message: 'In Ubisoft Connect open the menu, choose “Activate a key”, and enter the key.',
  }),
  battle_net: msg({
    id: 'claims.redeem-battle-net',
    message: 'Sign in at battle.net, open “Redeem a code” in your account, and enter the key.',
  }),
  bungie: msg({
    id: 'claims.redeem-bungie',
    message: 'Sign in at bungie.net/redeem with the account you play with, and enter the key.',
  }),
  shift: msg({
    id: 'claims.redeem-shift',
    message: 'Sign in at shift.gearboxsoftware.com, open Rewards, and enter the key.',
  }),
  mobile: msg({
    id: 'claims.redeem-mobile',
    message:
      'Open the store of your device, choose to redeem a code in your account, and enter the key.',
  }),
  other: msg({
    id: 'claims.redeem-other',
    message: 'Enter the key where the game or its store asks for a code.',
  }),
};
