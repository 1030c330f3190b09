import { arrangeCard } from '#domain/bingo/arrange-card.ts';
import type { BingoIssue } from '#domain/bingo/bingo-issue.ts';
import { isBoardSize } from '#domain/bingo/board-shape.ts';
import { checkBoard } from '#domain/bingo/check-board.ts';
import { checkItems } from '#domain/bingo/check-items.ts';
import { DIFFICULTY, WEIGHT } from '#domain/bingo/items.ts';
import { USUAL_POINTS } from '#domain/bingo/pattern-points.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';
import { windowOrder } from '../applications.ts';

type ManifestBoard = CampaignLists['bingo_boards'][number];

/** Boards that could not be played, and what could be better about those that can. */
export function bingoFindings({ bingo_boards }: Pick<CampaignLists, 'bingo_boards'>): Finding[] {
  return bingo_boards.flatMap((board, index) => {
    const path: Path = ['bingo_boards', index];
    return [...boardFindings(board, path), ...windowOrder(board, 'opens_at', 'closes_at', path)];
  });
}

function boardFindings(board: ManifestBoard, path: Path): Finding[] {
  const { size, free_centre = false, arrangement } = board;
  if (!isBoardSize(size)) return [];
  const rules = {
    size,
    free_centre,
    points: board.points ?? USUAL_POINTS,
    winner_cap: board.winner_cap ?? null,
    claim_window_seconds: board.claim_window_seconds ?? null,
  };
  const items = board.items.map(({ id, label, weight, difficulty }) => ({
    id,
    label,
    weight: weight ?? WEIGHT.usual,
    difficulty: difficulty ?? DIFFICULTY.usual,
  }));
  const shape = { size, free_centre };
  const cells = arrangement ? arrangeCard(shape, items, arrangement).issues : [];
  return [
    ...checkBoard(rules).map(({ message }) => {
      const field = free_centre && size % 2 === 0 ? ['free_centre'] : [];
      return raise('CAMPAIGN_BINGO_BOARD', { message }, { path: [...path, ...field] });
    }),
    ...checkItems(shape, items)
      // One card for all: it needs no items to spare.
      .filter(({ code }) => arrangement === undefined || code !== 'few_items_to_spare')
      .map((issue) => itemFinding(issue, [...path, 'items'])),
    ...cells.map(({ message, cell }) =>
      raise(
        'CAMPAIGN_BINGO_CELL',
        { message },
        { path: [...path, 'arrangement', ...(cell === undefined ? [] : [cell])] },
      ),
    ),
  ];
}

function itemFinding({ message, severity, item, code }: BingoIssue, items: Path): Finding {
  const field = code.split('_')[0] ?? '';
  const at = FIELDS.includes(field) ? [field] : code === 'word_too_long' ? ['label'] : [];
  const place = { path: item === undefined ? items : [...items, item, ...at] };
  return severity === 'error'
    ? raise('CAMPAIGN_BINGO_ITEMS', { message }, place)
    : raise('CAMPAIGN_BINGO_ADVICE', { message }, place);
}

/** A fault of an item is named after the field that has it; ids and labels are always there. */
const FIELDS: readonly string[] = ['id', 'label'];
