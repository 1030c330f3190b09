import type { ComponentType } from 'react';
import type { OperatorAction } from '#contract/vocabulary/operator-words.ts';
import type { Word } from '../../base/i18n/word.ts';

export interface ConsolePageProperties {
  /** What of the page its address names; absent for the page itself. */
  readonly thing?: string;
}

/** A page of the console, which each program has at `/operator/<program>/<name>`. */
export interface ConsolePage {
  readonly name: string;
  readonly title: Word;
  readonly icon: string;
  /** What somebody must be allowed to do to find it. */
  readonly action: OperatorAction;
  /** What its name is followed by in the navigation: how much waits there. */
  readonly counts?: 'waiting';
  readonly Page: ComponentType<ConsolePageProperties>;
}
