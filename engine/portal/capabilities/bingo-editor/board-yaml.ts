import { PATTERN_KINDS } from '#contract/vocabulary/campaign-words.ts';
import { boardDraft, type EditedBoard } from './board-state.ts';

/**
 * A board as an entry of `bingo_boards` in a program's campaign.yaml. Texts are written as JSON
 * strings, which YAML reads as they are, whatever they contain.
 */
export function boardYaml(board: EditedBoard): string {
  const { title, description, size, free_centre, items, arrangement, points } = boardDraft(board);
  const kinds = PATTERN_KINDS.filter((kind) => points[kind] !== undefined);
  const lines = [
    'bingo_boards:',
    // Of the campaign's own: who puts it there gives it the next number.
    '  - id: 1',
    `    title: ${JSON.stringify(title)}`,
    ...(description === null ? [] : [`    description: ${JSON.stringify(description)}`]),
    `    size: ${size}`,
    `    free_centre: ${free_centre}`,
    `    points: { ${kinds.map((kind) => `${kind}: ${points[kind]}`).join(', ')} }`,
    '    items:',
    ...items.map(
      (item) =>
        `      - { id: ${JSON.stringify(item.id)}, label: ${JSON.stringify(item.label)}, weight: ${item.weight}, difficulty: ${item.difficulty} }`,
    ),
    ...(arrangement === null ? [] : [`    arrangement: ${JSON.stringify(arrangement)}`]),
  ];
  return `${lines.join('\n')}\n`;
}
