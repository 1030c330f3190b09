import type { Quest } from '#contract/shapes/quests.ts';
import type { QuestGroup } from './activation-quests.tsx';

/** The groups that hold quests of an activation, with those quests alone. */
export function groupsOf(groups: readonly QuestGroup[], activation_id: number): QuestGroup[] {
  return groups.flatMap((group) => {
    const quests = group.quests.filter((quest) => quest.activation_id === activation_id);
    return quests.length > 0 ? [{ ...group, quests }] : [];
  });
}

export const questsOf = (groups: readonly QuestGroup[]): Quest[] =>
  groups.flatMap(({ quests }) => quests);
