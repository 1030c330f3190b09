import type { LocalizedText } from '#contract/programs/campaign.ts';
import type { Store } from '../../store/store.ts';
import { type Announcement, announceBundled } from './announce.ts';
import { creatorChannel } from './channels.ts';

/** What changed of a creator's progress in a quest's period. */
export interface ProgressChange {
  readonly creator_id: string;
  readonly quest: { readonly id: number; readonly title: LocalizedText; readonly points: number };
  /** The period was completed by this. */
  readonly completed: boolean;
}

/**
 * Notifies creators of their progress: each once which quests moved, and each quest that was completed,
 * with the points of all its periods that were. In the running transaction, by one statement, and of many people by one row.
 */
export async function notifyProgress(
  store: Store,
  changes: readonly ProgressChange[],
): Promise<void> {
  const announcements: Announcement[] = [];
  for (const [creator_id, own] of Map.groupBy(changes, (change) => change.creator_id)) {
    const channel = creatorChannel(creator_id);
    const byQuest = Map.groupBy(own, ({ quest }) => quest.id);
    const quest_ids = [...byQuest.keys()];
    announcements.push({ channel, event: { kind: 'quest_progress', quest_ids } });
    for (const [quest_id, periods] of byQuest) {
      const completed = periods.filter((period) => period.completed);
      const quest = completed[0]?.quest;
      if (!quest) continue;
      const { title } = quest;
      const points = quest.points * completed.length;
      announcements.push({ channel, event: { kind: 'quest_completed', quest_id, title, points } });
    }
  }
  await announceBundled(store, announcements);
}
