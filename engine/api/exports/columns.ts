import type { z } from 'zod';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { creatorSummary } from '#contract/shapes/reviews.ts';
import type { Cell } from '#domain/exports/csv-row.ts';
import type { Column } from './exported-list.ts';

type Creator = z.infer<typeof creatorSummary>;

/** Columns that are fields of the same name, with single values. */
export function fields<Item extends object>(
  ...names: readonly { [Name in keyof Item]: Item[Name] extends Cell ? Name : never }[keyof Item][]
): Column<Item>[] {
  return names.map((name) => ({ name: String(name), value: (item) => item[name] as Cell }));
}

/** Who it is of; empty for guests and for accounts that were deleted. */
export const creatorColumns: readonly Column<{ readonly creator: Creator | null }>[] = (
  ['id', 'display_name', 'email', 'country'] as const
).map((name) => ({
  name: `creator_${name.replace('display_', '')}`,
  value: ({ creator }) => creator?.[name] ?? null,
}));

/** A column for each question, and one for answers to questions that are asked no more. */
export function answerColumns(
  questions: readonly string[],
): Column<{ readonly answers: Answers }>[] {
  return [
    ...questions.map((question) => ({
      name: `answer_${question}`,
      value: ({ answers }: { readonly answers: Answers }) => cellOf(answers[question]),
    })),
    {
      name: 'further_answers',
      value: ({ answers }) =>
        cellOf(Object.entries(answers).filter(([name]) => !questions.includes(name))),
    },
  ];
}

/** Lists with semicolons, pairs as `name: value`, everything else as JSON. */
export function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const parts = value.map((part) =>
    Array.isArray(part) ? `${part[0]}: ${cellOf(part[1]) ?? ''}` : (cellOf(part) ?? ''),
  );
  return parts.length === 0 ? null : parts.join('; ');
}
