import { AUDIT_SUBJECT_KINDS, type AuditSubjectKind } from '#contract/shapes/reviews.ts';
import type { Filters } from '../../core/console/use-filters.ts';

/** What the log can be narrowed to, as its address names it; `from` and `to` are days. */
export const AUDIT_FILTERS = ['action', 'actor', 'kind', 'from', 'to'] as const;
export type AuditFilters = Filters<(typeof AUDIT_FILTERS)[number]>;

/** The filters as the log's call takes them; what it would not take is left out. */
export interface AuditQuery {
  readonly action?: string;
  readonly actor_id?: string;
  readonly subject_kind?: AuditSubjectKind;
  /** RFC 3339. */
  readonly from?: string;
  readonly to?: string;
}

/** What an address asks of the log: days are the reader's own, and the last one belongs to it. */
export function auditQuery({ action, actor, kind, from, to }: AuditFilters): AuditQuery {
  const begin = startOfDay(from, 0);
  const end = startOfDay(to, 1);
  const subject = AUDIT_SUBJECT_KINDS.find((known) => known === kind);
  return {
    ...(action ? { action: action.slice(0, 60) } : {}),
    ...(actor ? { actor_id: actor.slice(0, 100) } : {}),
    ...(subject ? { subject_kind: subject } : {}),
    ...(begin ? { from: begin } : {}),
    ...(end ? { to: end } : {}),
  };
}

/** When the day that is `later` days after another one begins here; undefined for what is no day. */
function startOfDay(day: string | undefined, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  // Years that the API keeps, whatever the time zone makes of them.
  if (Number(year) <= 1970 || Number(year) >= 9999) return undefined;
  const begin = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(begin.getTime()) ? undefined : begin.toISOString();
}
