import { msg } from '@lingui/core/macro';

/** How far something that people review is: applications, requests, content and appeals. */
export const reviewStateWords = {
  submitted: msg({ id: 'review.submitted', message: 'Submitted' }),
  in_review: msg({ id: 'review.in-review', message: 'In review' }),
  needs_changes: msg({ id: 'review.needs-changes', message: 'Needs changes' }),
  accepted: msg({ id: 'review.accepted', message: 'Accepted' }),
  rejected: msg({ id: 'review.rejected', message: 'Not accepted' }),
  withdrawn: msg({ id: 'review.withdrawn', message: 'Withdrawn' }),
};

/** Words on the way that a review took. */
export const reviewWords = {
  timeline: msg({ id: 'review.timeline', message: 'What happened' }),
  resubmitted: msg({ id: 'review.resubmitted', message: 'Sent again' }),
  reason: msg({ id: 'review.reason', message: 'Reason: {reason}' }),
  note: msg({ id: 'review.note', message: 'Note from the team' }),
  byYou: msg({ id: 'review.by-you', message: 'by you' }),
  byTeam: msg({ id: 'review.by-team', message: 'by the team' }),
  bySystem: msg({ id: 'review.by-system', message: 'automatically' }),
};
