/** What can be wrong with a line of pasted text; permanent, portals translate it. */
export type LineFaultCode =
  | 'text_too_long'
  | 'too_many_lines'
  | 'column_unknown'
  | 'column_repeated'
  | 'quote_not_closed'
  | 'too_many_cells'
  | 'label_missing'
  | 'weight_malformed'
  | 'difficulty_malformed';

export interface LineFault {
  readonly code: LineFaultCode;
  /** From 1. */
  readonly line: number;
  /** What is wrong and what to do, in English. */
  readonly message: string;
  /** The figures and words of the message, for translations. */
  readonly params: Readonly<Record<string, number | string>>;
}
