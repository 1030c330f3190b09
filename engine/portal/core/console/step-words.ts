import { msg } from '@lingui/core/macro';
import type { ProgramStep } from '#contract/vocabulary/operator-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** What people do in a program for the first time. */
export const STEP_WORDS: Readonly<Record<ProgramStep, Word>> = {
  applied: msg({ id: 'console.step-applied', message: 'Applied' }),
  accepted: msg({ id: 'console.step-accepted', message: 'Accepted' }),
  first_quest: msg({ id: 'console.step-first-quest', message: 'First quest' }),
  first_reward: msg({ id: 'console.step-first-reward', message: 'First reward' }),
};
