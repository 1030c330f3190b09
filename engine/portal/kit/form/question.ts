import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { formField } from '#contract/shapes/form-field.ts';
import type { AnswerField } from '#domain/forms/answer-field.ts';

/** A question with its words (application.schema.json, `field`). */
export interface Question extends AnswerField {
  readonly label: string;
  readonly help?: ReactNode;
  /** Stands below what is typed. */
  readonly below?: ReactNode;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Its options unfold, however few they are. */
  readonly folded?: true;
  /** What browsers may fill in by themselves. */
  readonly autoComplete?: string;
}

/** Questions that belong together. */
export interface QuestionGroup {
  readonly id: string;
  readonly title?: string;
  readonly questions: readonly Question[];
}

/** The questions of a form that the API sent: its parts are as the manifests' schema takes them. */
export function questionsOf(form: readonly z.infer<typeof formField>[]): readonly Question[] {
  return form as unknown as readonly Question[];
}
