import type { LocalizedText } from '#contract/programs/campaign.ts';
import type { Store } from '../../store/store.ts';
import { announceOnce } from './announce.ts';
import { programChannel } from './channels.ts';

/** Several instances read the same manifest within this time: the first one announces it. */
const SECONDS = 10 * 60;

/** An announcement of a program's manifest. */
export interface ProgramNews {
  readonly program_uuid: string;
  readonly id: string;
  readonly title: LocalizedText;
}

/** Announces a program's news to its members, once however many instances do. */
export async function announceProgramNews(
  store: Store,
  news: readonly ProgramNews[],
): Promise<void> {
  const announcements = news.map(({ program_uuid, id, title }) => ({
    channel: programChannel(program_uuid, 'announcements'),
    event: { kind: 'announcement', id, title } as const,
  }));
  await announceOnce(store, announcements, SECONDS);
}
