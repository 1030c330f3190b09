/** What can be wrong with a board or its items; permanent, portals translate it. */
export type BingoIssueCode =
  | 'size_out_of_range'
  | 'free_centre_without_centre'
  | 'no_winning_pattern'
  | 'points_out_of_range'
  | 'winner_cap_out_of_range'
  | 'claim_window_out_of_range'
  | 'too_few_items'
  | 'too_many_items'
  | 'few_items_to_spare'
  | 'label_missing'
  | 'label_malformed'
  | 'label_too_long'
  | 'word_too_long'
  | 'label_duplicate'
  | 'id_malformed'
  | 'id_duplicate'
  | 'weight_out_of_range'
  | 'difficulty_out_of_range'
  | 'cell_count_wrong'
  | 'cell_item_unknown'
  | 'cell_item_repeated'
  | 'free_cell_taken'
  | 'cell_empty';

export interface BingoIssue {
  readonly code: BingoIssueCode;
  /** With an error a board cannot be published. */
  readonly severity: 'error' | 'warning';
  /** What is wrong and what to do, in English. */
  readonly message: string;
  /** The figures and words of the message, for translations. */
  readonly params: Readonly<Record<string, number | string>>;
  /** Position in the list of items, from 0; absent where the issue is of the whole. */
  readonly item?: number;
  /** The board's cell, from 0. */
  readonly cell?: number;
}

/** True where nothing forbids to publish. */
export function isPublishable(issues: readonly BingoIssue[]): boolean {
  return issues.every(({ severity }) => severity !== 'error');
}
