import type { Answers } from '#contract/endpoints/fields.ts';
import type { ActivationRequest } from '#contract/shapes/activation-request.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import type { Application } from '#contract/shapes/application.ts';
import type { Content } from '#contract/shapes/content.ts';
import type { ContentFigures } from '#contract/shapes/content-figures.ts';
import type { ReviewRow } from './review-rows.ts';
import type { SubjectKind, TimelineEntry } from './timelines.ts';

type Timeline = readonly TimelineEntry[];
const moment = (at: Date | null) => at?.toISOString() ?? null;

/** What a row says of its review; the same for whatever is reviewed. */
export function presentReview(row: ReviewRow<SubjectKind>) {
  const { state, revision, reason_code, note } = row;
  return {
    state,
    revision,
    reason_code,
    note,
    submitted_at: row.submitted_at.toISOString(),
    decided_at: moment(row.decided_at),
  };
}

export function presentApplication(row: ReviewRow<'application'>, timeline: Timeline): Application {
  return {
    id: row.id,
    ...presentReview(row),
    answers: row.answers as Answers,
    reapply_at: moment(row.reapply_at),
    timeline: [...timeline],
  };
}

/** `activationTitle` in the caller's language. */
export function presentRequest(
  row: ReviewRow<'activation_request'>,
  activationTitle: string,
  timeline: Timeline,
): ActivationRequest {
  return {
    id: row.id,
    activation_id: row.activation_id,
    activation_title: activationTitle,
    key_option_id: row.key_option_id,
    ...presentReview(row),
    answers: row.answers as Answers,
    reapply_at: moment(row.reapply_at),
    influencer_activation_id: row.influencer_activation_id,
    timeline: [...timeline],
  };
}

export function presentContent(
  row: ReviewRow<'content'>,
  timeline: Timeline,
  figures: readonly ContentFigures[] = [],
): Content {
  const { id, activation_id, content_type, url, platform, title, description, hashtags } = row;
  return {
    id,
    activation_id,
    content_type,
    url,
    platform,
    title,
    description,
    hashtags,
    published_at: moment(row.published_at),
    figures: [...figures],
    ...presentReview(row),
    timeline: [...timeline],
  };
}

export function presentAppeal(row: ReviewRow<'appeal'>, timeline: Timeline): Appeal {
  const { id, subject_kind, subject_id, message } = row;
  return { id, subject_kind, subject_id, message, ...presentReview(row), timeline: [...timeline] };
}
