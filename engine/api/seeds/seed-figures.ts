import { keepFigures, type ObservedFigures } from '../core/content/keep-figures.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, asc, eq, inArray, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { contents } from '../store/tables/pipelines.ts';
import { rollDice } from './dice.ts';
import type { SeededCreator } from './seed-accounts.ts';

const HOUR = 3_600_000;

/**
 * Has the platforms say what the pieces of the sample members reached, by the way that all figures
 * are kept; of those that nobody has looked at yet nothing is known. In the running transaction.
 */
export async function seedFigures(
  store: Store,
  program: ApiProgram,
  members: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return;
  const pieces = await store.database
    .select({ url: contents.url })
    .from(contents)
    .where(
      and(
        eq(contents.program_uuid, program.uuid),
        ne(contents.state, 'submitted'),
        inArray(
          contents.creator_id,
          members.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(contents.id));
  const dice = rollDice(`${program.slug}:figures`);
  const observed = pieces.map(({ url }, place): ObservedFigures => {
    const views = dice.between(180, 42_000);
    return {
      ...{ url, source: 'platform', views },
      // Some channels hide them.
      likes: place % 3 === 2 ? null : Math.round(views * (0.03 + dice.roll() / 20)),
      comments: Math.round(views * (0.002 + dice.roll() / 200)),
      observed_at: new Date(now.getTime() - dice.between(1, 5) * HOUR),
    };
  });
  await keepFigures(store, program, observed, { reported_by: 'samples', now });
}
