import { msg } from '@lingui/core/macro';
import type { PointSource } from '#contract/vocabulary/state-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** Where points come from, or go to. */
export const SOURCE_WORDS: Readonly<Record<PointSource, Word>> = {
  quest: msg({ id: 'overview.source-quest', message: 'Quest' }),
  draw: msg({ id: 'overview.source-draw', message: 'Draw' }),
  redemption: msg({ id: 'overview.source-redemption', message: 'Reward bought' }),
  refund: msg({ id: 'overview.source-refund', message: 'Given back' }),
  adjustment: msg({ id: 'overview.source-adjustment', message: 'Changed by hand' }),
  appeal: msg({ id: 'overview.source-appeal', message: 'Appeal' }),
  bingo: msg({ id: 'overview.source-bingo', message: 'Bingo' }),
};
