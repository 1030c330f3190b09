import type { ProgramManifest } from '#contract/programs/program.ts';

type ManifestField = NonNullable<ProgramManifest['custom_fields']>[number];

/** Of a form's question, what decides which answers it takes; its words do not matter. */
export interface AnswerField {
  readonly name: string;
  readonly type: ManifestField['type'];
  readonly required?: boolean;
  /** In UTF-16 units, as browsers count. */
  readonly max_length?: number;
  /** The smallest and the largest number. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options?: readonly { readonly value: string }[];
  readonly when?: { readonly field: string; readonly equals: string };
}

/** What can be wrong with an answer. */
export type AnswerFaultCode =
  | 'unknown_field'
  | 'required'
  | 'wrong_type'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'not_an_option'
  | 'malformed';

export interface AnswerFault {
  /** The field's name. */
  readonly field: string;
  readonly code: AnswerFaultCode;
  /** In English; portals translate the code. */
  readonly message: string;
}
