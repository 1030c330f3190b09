import type { readApplication } from '#contract/applications/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';

export type ApplicationAnswer = ResponseOf<typeof readApplication>;

/**
 * What a person can do about the application: `apply` for the first time, `wait` for the decision,
 * `change` what was asked for, apply `again`, `later` once a date has come, nothing while they are
 * `closed` or not open yet (`upcoming`), nothing more once `accepted`.
 */
export type ApplicationStep =
  | 'apply'
  | 'wait'
  | 'change'
  | 'again'
  | 'later'
  | 'closed'
  | 'upcoming'
  | 'accepted';

/** @param now milliseconds */
export function applicationStep(
  { applications: { state }, application }: Pick<ApplicationAnswer, 'applications' | 'application'>,
  now: number,
): ApplicationStep {
  switch (application?.state) {
    case 'accepted':
      return 'accepted';
    case 'needs_changes':
      return 'change';
    case 'submitted':
    case 'in_review':
      return 'wait';
    default: {
      if (state !== 'open') return state;
      if (!application) return 'apply';
      const barred = application.state === 'rejected' ? application.reapply_at : null;
      return barred !== null && now < Date.parse(barred) ? 'later' : 'again';
    }
  }
}
