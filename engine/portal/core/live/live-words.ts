import { msg } from '@lingui/core/macro';

/** What is told the moment it happens. */
export const liveWords = {
  questCompleted: msg({ id: 'live.quest-completed', message: 'Quest done: {title}' }),
  offered: msg({ id: 'live.offered', message: 'New offer: {title}' }),
  revoked: msg({ id: 'live.revoked', message: 'No longer offered: {title}' }),
  announcement: msg({ id: 'live.announcement', message: 'News: {title}' }),
  rank: msg({ id: 'live.rank', message: 'You moved up to rank {rank}.' }),
};

// What was decided.
export const applicationDecisions = {
  accepted: msg({ id: 'live.application-accepted', message: 'You are in: welcome!' }),
  rejected: msg({
    id: 'live.application-rejected',
    message: 'Your application was not accepted.',
  }),
  needs_changes: msg({
    id: 'live.application-needs-changes',
    message: 'Your application needs changes.',
  }),
};

export const requestDecisions = {
  accepted: msg({ id: 'live.request-accepted', message: 'Your request was accepted.' }),
  rejected: msg({ id: 'live.request-rejected', message: 'Your request was not accepted.' }),
  needs_changes: msg({
    id: 'live.request-needs-changes',
    message: 'Your request needs changes.',
  }),
};

export const contentDecisions = {
  accepted: msg({ id: 'live.content-accepted', message: 'Your content was accepted.' }),
  rejected: msg({ id: 'live.content-rejected', message: 'Your content was not accepted.' }),
  needs_changes: msg({
    id: 'live.content-needs-changes',
    message: 'Your content needs changes.',
  }),
};

export const appealDecisions = {
  accepted: msg({ id: 'live.appeal-accepted', message: 'Your appeal was accepted.' }),
  rejected: msg({ id: 'live.appeal-rejected', message: 'Your appeal was not accepted.' }),
  needs_changes: msg({ id: 'live.appeal-needs-changes', message: 'Your appeal needs changes.' }),
};

export const redemptionDecisions = {
  fulfilled: msg({ id: 'live.redemption-fulfilled', message: 'Your reward was delivered.' }),
  refunded: msg({
    id: 'live.redemption-refunded',
    message: 'A reward was taken back; its points are yours again.',
  }),
};
