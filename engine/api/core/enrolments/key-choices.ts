import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import {
  choosableKeys,
  chooseKeyOption,
  type KeyChoice,
} from '#domain/enrolments/choose-key-option.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, asc, eq, inArray, isNull, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { keyOptions } from '../../store/tables/activations.ts';

export type PresentedKeyOption = InfluencerActivation['key_options'][number];

/** The keys that activations of a program give, by activation; the campaign's order. */
export async function readKeyChoices(
  { database }: Store,
  program: ApiProgram,
  activationIds: readonly number[],
  locale: string,
): Promise<ReadonlyMap<number, readonly PresentedKeyOption[]>> {
  const choices = new Map<number, PresentedKeyOption[]>();
  if (activationIds.length === 0) return choices;
  const rows = await database
    .select({
      option: keyOptions,
      // drizzle leaves the tables' names out of a query's own fields; here they make the difference.
      available: sql<boolean>`exists (select 1 from game_keys k where k.program_uuid = key_options.program_uuid and k.key_option_id = key_options.id and k.state = 'available')`,
    })
    .from(keyOptions)
    .where(ofActivations(program, activationIds))
    .orderBy(asc(keyOptions.position), asc(keyOptions.id));
  for (const { option, available } of rows) {
    const { id, activation_id, label, platform, region } = option;
    const preferred = preferredOf(program, activation_id) === id;
    const shown = { id, label: pickText(label, locale), platform, region, available, preferred };
    const list = choices.get(activation_id);
    if (list) list.push(shown);
    else choices.set(activation_id, [shown]);
  }
  return choices;
}

/**
 * The key of an activation that is meant by a call (see choosableKeys and chooseKeyOption).
 * @throws ApiError KEY_OPTION_UNKNOWN or KEY_OPTION_MISSING
 */
export async function requireKeyOption(
  { database }: Store,
  program: ApiProgram,
  activationId: number,
  { enrolment, asked }: KeyWish,
): Promise<typeof keyOptions.$inferSelect> {
  const all = await database
    .select()
    .from(keyOptions)
    .where(ofActivations(program, [activationId]))
    .orderBy(asc(keyOptions.position), asc(keyOptions.id));
  return pickKeyOption(all, program, activationId, { enrolment, asked });
}

interface KeyWish {
  readonly asked?: number | undefined;
  /** The enrolment that the key is for, where there is one already. */
  readonly enrolment?: Parameters<typeof choosableKeys>[1] | undefined;
}

/**
 * The same of an activation's keys, in the campaign's order, that were read before.
 * @throws ApiError KEY_OPTION_UNKNOWN or KEY_OPTION_MISSING
 */
export function pickKeyOption<Option extends { readonly id: number }>(
  all: readonly Option[],
  program: ApiProgram,
  activationId: number,
  { enrolment, asked }: KeyWish,
): Option {
  const options = enrolment ? choosableKeys(all, enrolment) : all;
  const ids = options.map(({ id }) => id);
  const preferred = preferredOf(program, activationId);
  const choice: KeyChoice = chooseKeyOption(ids, {
    ...{ asked, preferred },
    chosen: enrolment?.key_option_id,
  });
  const chosen = choice.ok && options.find(({ id }) => id === choice.key_option_id);
  if (chosen) return chosen;
  throw new ApiError(choice.ok ? 'KEY_OPTION_UNKNOWN' : choice.code, { key_options: ids });
}

/** A key option, also one that left the campaign after keys of it were claimed. */
export async function readKeyOption(
  { database }: Store,
  { uuid }: ApiProgram,
  id: number,
): Promise<typeof keyOptions.$inferSelect> {
  const [option] = await database
    .select()
    .from(keyOptions)
    .where(and(eq(keyOptions.program_uuid, uuid), eq(keyOptions.id, id)));
  if (!option) throw new Error(`A claimed key is of key option ${id}, which is not there.`);
  return option;
}

function ofActivations(program: ApiProgram, activationIds: readonly number[]) {
  return and(
    eq(keyOptions.program_uuid, program.uuid),
    inArray(keyOptions.activation_id, [...new Set(activationIds)]),
    isNull(keyOptions.retired_at),
  );
}

/** Which of an activation's keys the program preselects. */
function preferredOf({ program }: ApiProgram, activationId: number): number | undefined {
  const preferred = program.preferred?.[String(activationId)];
  return preferred === undefined ? undefined : Number(preferred);
}
