import type { Deadline } from '#contract/shapes/today.ts';
import { type DatedEnrolment, endOf, OFFERED } from './enrolment-steps.ts';
import { isWorkable, type QuestOfPerson } from './quest-steps.ts';

const MOST = 5;

/**
 * What ends next, the nearest first: enrolments that are not over, and quests that can still be
 * completed; quests that end together stand together.
 * @param now milliseconds
 */
export function nearestDeadlines(
  enrolments: readonly Omit<DatedEnrolment, 'open'>[],
  quests: readonly Pick<
    QuestOfPerson,
    'id' | 'title' | 'window' | 'closes_at' | 'progress' | 'shared' | 'prerequisites'
  >[],
  now: number,
): Deadline[] {
  const own = enrolments.flatMap((enrolment): Deadline[] => {
    const { state, kind, offer, title, id } = enrolment;
    const at = state === 'offered' || state === 'accepted' ? endOf(enrolment) : null;
    if (at === null) return [];
    // Nobody needs to join a season that is open to all.
    const own = state === 'accepted' || (offer === 'automatic' && kind === 'season');
    return [{ kind: own ? kind : OFFERED[offer], at, titles: [title], id, quest_ids: [] }];
  });
  const ending = Map.groupBy(quests.filter(isWorkable), ({ closes_at }) => closes_at);
  const together = [...ending].flatMap(([at, group]): Deadline[] =>
    at === null
      ? []
      : [
          {
            ...{ kind: 'quest', at, titles: group.map(({ title }) => title) },
            ...{ id: null, quest_ids: group.map(({ id }) => id) },
          },
        ],
  );
  return [...own, ...together]
    .filter(({ at }) => Date.parse(at) > now)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, MOST);
}
