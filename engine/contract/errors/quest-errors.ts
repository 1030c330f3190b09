import { defineErrors } from './define-errors.ts';

/** Errors of quests, points, rewards and appeals. */
export const QUEST_ERRORS = defineErrors({
  QUEST_UNKNOWN: { status: 404, message: 'There is no such quest.' },
  QUEST_GROUP_UNKNOWN: { status: 404, message: 'There is no such quest group.' },
  NOTHING_TO_CLAIM: {
    status: 409,
    message: 'There is nothing to claim: no completed quest waits here.',
  },
  TRIGGER_TOO_SOON: {
    status: 429,
    message: 'Quests were evaluated less than a minute ago. Wait as "Retry-After" says.',
  },
  REWARD_UNKNOWN: { status: 404, message: 'There is no such reward.' },
  REWARD_NOT_OPEN: {
    status: 409,
    message: 'This reward cannot be redeemed at the moment. See "opens_at" and "closes_at".',
  },
  REWARD_OUT_OF_STOCK: { status: 409, message: 'None of this reward is left.' },
  REWARD_LIMIT_REACHED: {
    status: 409,
    message: 'You have redeemed this as often as one person may.',
  },
  POINTS_INSUFFICIENT: {
    status: 409,
    message: 'You have too few points for this. See "balance" and "cost".',
  },
  REDEMPTION_UNKNOWN: { status: 404, message: 'There is no such redemption.' },
  REDEMPTION_NOT_CANCELLABLE: {
    status: 409,
    message: 'This can no longer be cancelled. Ask the program if something is wrong with it.',
  },
  APPEAL_UNKNOWN: { status: 404, message: 'There is no such appeal.' },
  APPEAL_SUBJECT_UNKNOWN: {
    status: 404,
    message: 'There is nothing of that kind and number among yours.',
  },
  APPEAL_OPEN: { status: 409, message: 'You have appealed against this already.' },
  APPEAL_NOT_NEEDED: {
    status: 409,
    message: 'This counted, or is not decided yet: there is nothing to appeal against.',
  },
});
