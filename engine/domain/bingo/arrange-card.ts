import type { BingoIssue, BingoIssueCode } from './bingo-issue.ts';
import { type BoardShape, cellCount, freeCell } from './board-shape.ts';
import type { Card } from './draw-card.ts';
import type { BingoItem } from './items.ts';

/** What an arrangement comes to: a card, or everything that is wrong with it. */
export type ArrangedCard =
  | { readonly issues: readonly BingoIssue[]; readonly card?: undefined }
  | { readonly issues: readonly []; readonly card: Card };

/** Two cells change places; the card as it is where one is free or not on the board. */
export function swapCells(card: Card, from: number, to: number): Card {
  const [moved, met] = [card.cells[from], card.cells[to]];
  if (!moved || !met || from === to) return card;
  return {
    ...card,
    cells: card.cells.map((item, cell) => (cell === from ? met : cell === to ? moved : item)),
  };
}

/** The ids of a card's items, cell by cell; null in the free one. */
export function arrangementOf({ cells }: Card): readonly (string | null)[] {
  return cells.map((item) => item?.id ?? null);
}

/** The card that somebody arranged by hand: the same for all who play it. */
export function arrangeCard(
  shape: BoardShape,
  items: readonly BingoItem[],
  arrangement: readonly (string | null)[],
): ArrangedCard {
  const { size } = shape;
  const needed = cellCount(size);
  const given = arrangement.length;
  if (given !== needed) {
    const message = `The arrangement has ${given} cells; the board has ${needed}.`;
    return {
      issues: [{ code: 'cell_count_wrong', severity: 'error', message, params: { given, needed } }],
    };
  }
  const byId = new Map(items.map((item) => [item.id, item]));
  const issues: BingoIssue[] = [];
  const first = new Map<string, number>();
  arrangement.forEach((id, cell) => {
    const wrong = wrongWith(id, cell);
    if (!wrong) return;
    const [code, message] = wrong;
    issues.push({
      code,
      severity: 'error',
      message,
      params: { cell: cell + 1, id: id ?? '' },
      cell,
    });
  });
  const cells = arrangement.map((id) => byId.get(id ?? '') ?? null);
  return issues.length > 0 ? { issues } : { issues: [], card: { size, cells } };

  function wrongWith(id: string | null, cell: number): [BingoIssueCode, string] | undefined {
    const place = `Cell ${cell + 1}`;
    if (cell === freeCell(shape))
      return id === null
        ? undefined
        : ['free_cell_taken', `${place} is the free one: it takes no item.`];
    if (id === null) return ['cell_empty', `${place} is empty. Put an item there.`];
    if (!byId.has(id)) return ['cell_item_unknown', `${place} names "${id}", which is no item.`];
    const before = first.get(id);
    if (before !== undefined)
      return ['cell_item_repeated', `${place} repeats "${id}" of cell ${before + 1}.`];
    first.set(id, cell);
    return undefined;
  }
}
