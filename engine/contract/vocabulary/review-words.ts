/** States that applications, requests, content and appeals share. */
export const REVIEW_STATES = [
  'submitted',
  'in_review',
  'needs_changes',
  'accepted',
  'rejected',
  'withdrawn',
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What somebody can object to. */
export const APPEAL_SUBJECTS = ['metric_event', 'content', 'counted_activity'] as const;
export type AppealSubjectKind = (typeof APPEAL_SUBJECTS)[number];

/** Who changed the state of something that is reviewed. */
export const REVIEW_ACTORS = ['creator', 'guest', 'operator', 'system'] as const;
export type ReviewActor = (typeof REVIEW_ACTORS)[number];

/** Who did something that is kept for the record. */
export const AUDIT_ACTORS = ['creator', 'operator', 'service', 'command_line', 'system'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/** What a visitor or a creator can report, and what can be taken down. */
export const REPORT_SUBJECTS = ['bingo_board', 'creator'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
