import type { TODAY_ENDPOINTS } from '#contract/today/endpoints.ts';
import { lastWeeks } from '#domain/overview/weeks.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { nearestDeadlines } from '#domain/today/nearest-deadlines.ts';
import { nextSteps } from '#domain/today/next-steps.ts';
import { readBalances } from '../core/ledger/read-balances.ts';
import { listAgreements } from '../core/membership/list-agreements.ts';
import { presentQuests } from '../core/quests/present-quests.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { readSnapshot } from '../core/quests/read-progress.ts';
import { readAvailable } from '../core/requests/available-activations.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { readAppealsToChange, readContact, readRequestsToChange } from './read-asked.ts';
import { readGoingEnrolments, readReachableRewards } from './read-going.ts';
import { readSeasonStandings } from './season-standings.ts';

/** What a member can do next. */
export function todayHandlers({ store, now }: ApiServices): Handlers<typeof TODAY_ENDPOINTS> {
  return {
    readToday: async ({ caller, locale }) => {
      const { creator_id, program } = caller;
      const reading = { locale, now: now() };
      const [monday = ''] = lastWeeks(reading.now, 1);
      const [book, balances, contact] = await Promise.all([
        readQuestBook(store, program.uuid),
        readBalances(store, creator_id),
        readContact(store, caller),
      ]);
      const whose = { program_uuid: program.uuid, creator_id };
      const [agreements, requests, available, appeals, enrolments, progress, rewards, seasons] =
        await Promise.all([
          listAgreements(store, program, creator_id, locale),
          readRequestsToChange(store, caller, locale),
          readAvailable(store, caller, reading.now),
          readAppealsToChange(store, caller),
          readGoingEnrolments(store, caller, reading),
          readSnapshot(store, { ...whose, now: reading.now }),
          readReachableRewards(store, caller, balances, reading),
          readSeasonStandings(store, caller, book, { ...reading, balances, monday }),
        ]);
      const quests = presentQuests(book, book.quests, progress, {
        creator_id,
        program,
        ...reading,
      });
      const requestable = available.map(({ id, title, closes_at }) => ({
        id,
        title: pickText(title, locale),
        closes_at: closes_at?.toISOString() ?? null,
      }));
      const standing = {
        ...{ agreements, requests, requestable, appeals, enrolments, quests, rewards },
        ...contact,
      };
      const at = reading.now.getTime();
      // An offer that nobody can answer here ends for nobody.
      const answerable = program.program.sections.some(({ name }) => name === 'claims');
      const ending = enrolments.filter(({ state }) => answerable || state !== 'offered');
      return {
        steps: nextSteps(standing, at),
        deadlines: nearestDeadlines(ending, quests, at),
        seasons,
      };
    },
  };
}
