import type { IncomingMessage } from 'node:http';
import type { VisitCounter } from '#api/visits/visit-counter.ts';
import { isVisit } from '#domain/visits/is-visit.ts';

/** Counts a request that is answered with the landing page of a program, where somebody goes there. */
export function countVisit(
  visits: VisitCounter | undefined,
  landing_of: string | undefined,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): void {
  if (visits === undefined || landing_of === undefined || method !== 'GET') return;
  if (isVisit(headers)) visits.count(landing_of, Date.now());
}
