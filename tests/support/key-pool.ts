import { importKeys } from '#api/core/keys/import-keys.ts';
import { readKeyRows } from '#api/core/keys/read-key-rows.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { activations, gameKeys, influencerActivations } from '#api/store/tables/activations.ts';
import type { TestApi, TestPerson, TestProgram } from './api.ts';

/** Puts so many keys of an option into a program's pool. @returns the keys */
export async function fillPool(
  { services, program }: TestApi,
  name: TestProgram,
  key_option_id: number,
  count: number,
  prefix = 'KEY',
): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, n) => `${prefix}-${key_option_id}-${n}-SECRET`);
  const lines = keys.map((key) => `${key_option_id},${key}`);
  await importKeys(services.store, services.secrets, {
    program_uuid: program(name).uuid,
    rows: () => readKeyRows(`key_option_id,key\n${lines.join('\n')}`),
    file_name: 'test.csv',
    imported_by: { actor_kind: 'command_line', actor_id: 'test' },
    now: services.now(),
  });
  return keys;
}

/** Enrols a person in an activation, in a state. @returns its id */
export async function enrol(
  { services }: TestApi,
  person: Pick<TestPerson, 'id' | 'uuid'>,
  activation_id: number,
  values: Partial<typeof influencerActivations.$inferInsert> = {},
): Promise<number> {
  const [row] = await services.store.database
    .insert(influencerActivations)
    .values({
      program_uuid: person.uuid,
      creator_id: person.id,
      activation_id,
      state: 'accepted',
      ...values,
    })
    .returning({ id: influencerActivations.id });
  return row?.id ?? 0;
}

/** The keys that are in a state, of one program. */
export async function keysIn(
  { services, program }: TestApi,
  name: TestProgram,
  state: 'available' | 'claimed' | 'revoked',
) {
  return services.store.database
    .select()
    .from(gameKeys)
    .where(and(eq(gameKeys.program_uuid, program(name).uuid), eq(gameKeys.state, state)));
}

/** Changes an activation of a program, as another campaign would. */
export async function changeActivation(
  { services, program }: TestApi,
  name: TestProgram,
  id: number,
  values: Partial<typeof activations.$inferInsert>,
): Promise<void> {
  await services.store.database
    .update(activations)
    .set(values)
    .where(and(eq(activations.program_uuid, program(name).uuid), eq(activations.id, id)));
}
