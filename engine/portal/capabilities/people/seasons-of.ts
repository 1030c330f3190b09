import type { Person } from '#contract/people/person.ts';

/**
 * The seasons in which somebody can have points: those in which they have some, then those that they
 * are enrolled in.
 */
export function seasonsOf({
  point_balances,
  enrolments,
}: {
  readonly point_balances: readonly Pick<
    Person['point_balances'][number],
    'activation_id' | 'title'
  >[];
  readonly enrolments: {
    readonly items: readonly Pick<
      Person['enrolments']['items'][number],
      'activation_id' | 'title' | 'kind'
    >[];
  };
}): readonly { readonly id: number; readonly title: string }[] {
  const enrolled = enrolments.items.filter(({ kind }) => kind === 'season');
  const titles = new Map(
    [...point_balances, ...enrolled].map(({ activation_id, title }) => [activation_id, title]),
  );
  return [...titles].map(([id, title]) => ({ id, title }));
}
