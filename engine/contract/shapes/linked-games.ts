import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { LOOK_FAULTS } from '../vocabulary/eligibility-words.ts';

/** What a linked account told of games. */
export const linkedGames = z.strictObject({
  /** Minutes ever played, by the platform's id of a game; null: it is not owned. Absent: not asked after. */
  minutes: z.nullable(z.record(z.string(), z.nullable(z.number()))),
  /** When the platform said so. */
  read_at: z.nullable(moment),
  /** Why the last look told nothing. */
  unread: z.nullable(z.enum(LOOK_FAULTS)),
});
