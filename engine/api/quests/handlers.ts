import type { QUEST_ENDPOINTS } from '#contract/quests/endpoints.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { readBalance, readBalances } from '../core/ledger/read-balances.ts';
import { readTransactions } from '../core/quests/point-transactions.ts';
import { presentQuests } from '../core/quests/present-quests.ts';
import {
  type BookGroup,
  type BookQuest,
  type QuestBook,
  readQuestBook,
} from '../core/quests/quest-book.ts';
import { readSnapshot } from '../core/quests/read-progress.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { claimQuests } from './claim-quests.ts';
import { listEvents } from './list-events.ts';
import { seasonsFirst } from './seasons-first.ts';
import { triggerQuests } from './trigger-quests.ts';

interface Asked {
  readonly caller: CreatorCaller;
  readonly locale: string;
}

export function questHandlers({ store, now }: ApiServices): Handlers<typeof QUEST_ENDPOINTS> {
  const readBook = ({ program }: CreatorCaller) => readQuestBook(store, program.uuid);

  async function present(
    book: QuestBook,
    quests: readonly BookQuest[],
    { caller: { creator_id, program }, locale }: Asked,
  ): Promise<Quest[]> {
    const at = now();
    const progress = await readSnapshot(store, { program_uuid: program.uuid, creator_id, now: at });
    return presentQuests(book, quests, progress, { creator_id, program, locale, now: at });
  }

  async function presentGroups(groups: readonly BookGroup[], book: QuestBook, asked: Asked) {
    const ids = new Set(groups.map(({ id }) => id));
    const shown = await present(
      book,
      book.quests.filter(({ group_id }) => ids.has(group_id)),
      asked,
    );
    const { program } = asked.caller;
    const byGroup = Map.groupBy(shown, ({ group_id }) => group_id);
    return groups.map(({ id, activation_id, title, description }) => ({
      id,
      activation_id,
      title: pickText(title, asked.locale),
      description: description && pickText(description, asked.locale),
      image: program.imageOrArt('quest_groups', { id, kind: 'group' }, asked.locale),
      quests: byGroup.get(id) ?? [],
    }));
  }

  async function knownActivation(caller: CreatorCaller, activation_id: number) {
    const book = await readBook(caller);
    if (!book.activations.has(activation_id)) throw new ApiError('ACTIVATION_UNKNOWN');
    return book;
  }

  const ofActivation = (book: QuestBook, activation_id: number | undefined) =>
    book.quests.filter(
      (quest) => activation_id === undefined || quest.activation_id === activation_id,
    );

  return {
    listQuests: async (call) => {
      const book = await readBook(call.caller);
      return { quests: await present(book, ofActivation(book, call.query.activation_id), call) };
    },
    readQuest: async (call) => {
      const book = await readBook(call.caller);
      const quest = book.questById.get(call.params.quest_id);
      const [shown] = quest ? await present(book, [quest], call) : [];
      if (!shown) throw new ApiError('QUEST_UNKNOWN');
      return shown;
    },
    listQuestGroups: async (call) => {
      const book = await readBook(call.caller);
      const groups = await presentGroups(book.groups, book, call);
      const retired = new Set(book.groups.filter((group) => group.retired_at).map(({ id }) => id));
      return {
        quest_groups: groups.filter(({ id, quests }) => !retired.has(id) || quests.length > 0),
      };
    },
    readQuestGroup: async (call) => {
      const book = await readBook(call.caller);
      const group = book.groups.find(({ id }) => id === call.params.group_id);
      const [shown] = group ? await presentGroups([group], book, call) : [];
      if (!shown || (group?.retired_at && shown.quests.length === 0))
        throw new ApiError('QUEST_GROUP_UNKNOWN');
      return shown;
    },
    listPointBalances: async ({ caller }) => {
      const [book, balances] = await Promise.all([
        readBook(caller),
        readBalances(store, caller.creator_id),
      ]);
      const seasons = (caller.program.program.seasonActivationIDs ?? []).filter((id) =>
        book.activations.has(id),
      );
      return { point_balances: seasonsFirst(balances, seasons) };
    },
    readPoints: async ({ caller, params: { activation_id } }) => {
      await knownActivation(caller, activation_id);
      const points = await readBalance(store, caller.creator_id, activation_id);
      return { ...points, spent: points.earned - points.balance };
    },
    listPointTransactions: async ({ caller, params: { activation_id }, query, locale }) => {
      const book = await knownActivation(caller, activation_id);
      const { creator_id } = caller;
      return readTransactions(store, book, { creator_id, activation_id }, { ...query, locale });
    },
    claimQuests: async ({ caller, params: { activation_id }, body: { quest_id } }) =>
      claimQuests(store, caller, { activation_id, quest_id, now: now() }),
    triggerQuests: async (call) => {
      const { activation_id } = call.params;
      await triggerQuests(store, call.caller, activation_id, now());
      const book = await readBook(call.caller);
      return { quests: await present(book, ofActivation(book, activation_id), call) };
    },
    listMetricEvents: async ({ caller, query }) => listEvents(store, caller.creator_id, query),
  };
}
