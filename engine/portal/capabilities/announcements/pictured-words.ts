import { msg } from '@lingui/core/macro';
import type { Pictured } from '#contract/vocabulary/picture-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** What a picture of the manifest is of. */
export const picturedWords: Readonly<Record<Pictured, Word>> = {
  activations: msg({ id: 'announcements.image-of-activations', message: 'Activation' }),
  quest_groups: msg({ id: 'announcements.image-of-quest-groups', message: 'Quest group' }),
  quests: msg({ id: 'announcements.image-of-quests', message: 'Quest' }),
  rewards: msg({ id: 'announcements.image-of-rewards', message: 'Reward' }),
  bingo_boards: msg({ id: 'announcements.image-of-bingo-boards', message: 'Bingo board' }),
  heroes: msg({ id: 'announcements.image-of-heroes', message: 'Key art of a page' }),
  announcements: msg({
    id: 'announcements.image-of-announcements',
    message: 'Announcement of the manifest',
  }),
};
