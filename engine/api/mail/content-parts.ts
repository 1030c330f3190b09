import type { SectionName } from '#contract/programs/program.ts';
import { frameWords } from './words/frame-words.ts';

export interface Word {
  readonly id: string;
}

/** A moment as the clocks of a time zone show it, which is named with it. */
export interface ZonedMoment {
  readonly at: Date;
  readonly time_zone: string;
}

/** What a word takes; a Date is said as a day. */
export type SaidValue = string | number | Date | ZonedMoment;

/**
 * A word with its values (`{program}` is always there), text that the program wrote itself, or several
 * of these as a sentence lists them.
 */
export type Saying =
  | { readonly word: Word; readonly values?: Readonly<Record<string, SaidValue>> }
  | { readonly text: string }
  | { readonly list: readonly Saying[] };

/** A section of the program, an address, or a page of the operators' console. */
export type MailPlace =
  | SectionName
  | 'application'
  | { readonly url: string }
  | { readonly console: string };

/** Several things of one kind that a mail tells of. */
interface MailGroup {
  readonly title: Saying;
  readonly items: readonly (Pick<MailContent, 'title' | 'facts' | 'note'> & {
    readonly text: readonly Saying[];
    readonly to: MailPlace;
  })[];
}

export interface MailContent {
  readonly mood: 'good' | 'plain' | 'attention';
  /** Subject and heading. */
  readonly title: Saying;
  readonly paragraphs: readonly Saying[];
  /** Short values with their labels. */
  readonly facts: readonly { readonly label: Word; readonly value: Saying | number }[];
  readonly groups?: readonly MailGroup[];
  /** What an operator wrote, as it was typed. */
  readonly note?: string | undefined;
  readonly button?:
    | {
        readonly label: Word;
        readonly to: MailPlace;
      }
    | undefined;
  /** Said below the button. */
  readonly closing: readonly Saying[];
}

/** A word, said with its values. */
export const say = (word: Word, values?: Record<string, SaidValue>): Saying =>
  values ? { word, values } : { word };

export const pointsFact = (points: number | undefined): MailContent['facts'] =>
  points === undefined ? [] : [{ label: frameWords.labelPoints, value: points }];
