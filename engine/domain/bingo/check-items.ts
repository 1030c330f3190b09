import { MISPLACED_IN_LINE, SHOWN } from '#contract/endpoints/characters.ts';
import type { BingoIssue, BingoIssueCode } from './bingo-issue.ts';
import { type BoardShape, itemCount } from './board-shape.ts';
import {
  type BingoItem,
  DIFFICULTY,
  LONGEST_ITEM_ID,
  MOST_ITEMS,
  plainLabel,
  WEIGHT,
} from './items.ts';
import { LABEL_WIDTHS, labelWidth, longestWordWidth, WORD_WIDTHS } from './label-width.ts';

/** Everything wrong with a list of items for a board: first of the list, then of each item. */
export function checkItems(shape: BoardShape, items: readonly BingoItem[]): readonly BingoIssue[] {
  const labels = firstPositions(items, ({ label }) => plainLabel(label));
  const ids = firstPositions(items, ({ id }) => id);
  return [
    ...checkCount(itemCount(shape), items.length),
    ...items.flatMap((item, at) => [
      ...checkLabel(shape, item, at),
      ...repeated('label_duplicate', item.label, labels.get(plainLabel(item.label)), at),
      ...checkId(item, at),
      ...repeated('id_duplicate', item.id, ids.get(item.id), at),
      ...checkNumber('weight', item, at),
      ...checkNumber('difficulty', item, at),
    ]),
  ];
}

function firstPositions(items: readonly BingoItem[], keyOf: (item: BingoItem) => string) {
  const first = new Map<string, number>();
  items.forEach((item, at) => {
    const key = keyOf(item);
    if (key !== '' && !first.has(key)) first.set(key, at);
  });
  return first;
}

function checkCount(needed: number, given: number): readonly BingoIssue[] {
  const params = { needed, given, missing: needed - given };
  if (given < needed)
    return [
      {
        code: 'too_few_items',
        severity: 'error',
        message: `A card needs ${needed} items and there are ${given}. Add ${needed - given} more, or choose a smaller board.`,
        params,
      },
    ];
  if (given > MOST_ITEMS)
    return [
      {
        code: 'too_many_items',
        severity: 'error',
        message: `There are ${given} items, more than ${MOST_ITEMS}. Take some out.`,
        params: { given, most: MOST_ITEMS },
      },
    ];
  return given < 2 * needed
    ? [
        {
          code: 'few_items_to_spare',
          severity: 'warning',
          message: `Cards will be much alike: with ${2 * needed} items or more they differ well.`,
          params: { needed, given, advised: 2 * needed },
        },
      ]
    : [];
}

function checkLabel({ size }: BoardShape, { label }: BingoItem, item: number): BingoIssue[] {
  const issue = (
    code: BingoIssueCode,
    severity: BingoIssue['severity'],
    message: string,
    params: BingoIssue['params'] = {},
  ): BingoIssue => ({ code, severity, message, params: { label, ...params }, item });
  if (!SHOWN.test(label)) return [issue('label_missing', 'error', 'This item says nothing.')];
  if (MISPLACED_IN_LINE.test(label))
    return [issue('label_malformed', 'error', 'This takes no line breaks or control characters.')];
  const [width, most] = [labelWidth(label), LABEL_WIDTHS[size]];
  if (width > most)
    return [
      issue(
        'label_too_long',
        'error',
        `"${label}" is ${width} characters wide; a cell of this board holds ${most}. Shorten it, or choose a smaller board.`,
        { width, most },
      ),
    ];
  const [word, widest] = [longestWordWidth(label), WORD_WIDTHS[size]];
  return word > widest
    ? [
        issue(
          'word_too_long',
          'warning',
          `"${label}" has a word of ${word} characters, which a cell of this board breaks after ${widest}.`,
          { width: word, most: widest },
        ),
      ]
    : [];
}

function checkId({ id }: BingoItem, item: number): readonly BingoIssue[] {
  if (/^[\p{L}\p{M}\p{N}_.:-]+$/u.test(id) && [...id].length <= LONGEST_ITEM_ID) return [];
  const message = `"${id}" is no id: 1 to ${LONGEST_ITEM_ID} letters, digits, hyphens, dots, colons and underscores.`;
  return [{ code: 'id_malformed', severity: 'error', message, params: { id }, item }];
}

function repeated(
  code: 'label_duplicate' | 'id_duplicate',
  text: string,
  first: number | undefined,
  item: number,
): readonly BingoIssue[] {
  if (first === undefined || first === item) return [];
  const message = `"${text}" is the same as item ${first + 1}. Change it or take it out.`;
  return [{ code, severity: 'error', message, params: { text, first: first + 1 }, item }];
}

function checkNumber(
  name: 'weight' | 'difficulty',
  { [name]: value, label }: BingoItem,
  item: number,
): readonly BingoIssue[] {
  const { least, most } = name === 'weight' ? WEIGHT : DIFFICULTY;
  if (Number.isInteger(value) && value >= least && value <= most) return [];
  const message = `The ${name} of "${label}" is ${value}. It must be a whole number from ${least} to ${most}.`;
  const params = { value, least, most };
  return [{ code: `${name}_out_of_range`, severity: 'error', message, params, item }];
}
