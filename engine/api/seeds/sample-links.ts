import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGuestLink } from '../core/guest/create-guest-link.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { createApiKey } from '../operator/api-keys.ts';
import { and, eq, isNull } from '../store/drizzle.ts';
import { activations } from '../store/tables/activations.ts';
import { isSample, requireDevelopment, type SeedServices } from './seed-program.ts';

/** People who may use a sample link. */
const USES = 25;
const HEADING = `# Guest links and API keys of the sample data. They are good on this machine alone, and only their
# fingerprints are in the store: where a program's lines are missing, new ones are made at the next start.
`;

/** Where the links and keys of the sample data stand in plain text. */
export const sampleLinksFile = (dataFolder: string) => join(dataFolder, 'sample-links.txt');

/**
 * Makes an API key for a program and a guest link for each kind of page that takes one, and writes
 * them to `<dataFolder>/sample-links.txt`; a program that has its lines there keeps them.
 * @returns whether it was done now
 * @throws SeedsRefusedError outside of development
 */
export async function writeSampleLinks(
  services: SeedServices,
  program: ApiProgram,
  dataFolder: string,
): Promise<boolean> {
  requireDevelopment(services);
  if (!isSample(program)) return false;
  const file = sampleLinksFile(dataFolder);
  const written = await readFile(file, 'utf8').catch(() => undefined);
  if (written?.split('\n').some((line) => line.startsWith(`${program.slug} `))) return false;
  const lines = await services.store.transaction(() => makeLinks(services, program));
  if (written === undefined) {
    await mkdir(dataFolder, { recursive: true });
    await writeFile(file, HEADING, { mode: 0o600 });
  }
  await appendFile(file, `${lines.map((line) => `${program.slug} ${line}\n`).join('')}`);
  return true;
}

async function makeLinks(services: SeedServices, program: ApiProgram): Promise<string[]> {
  const { store, secrets } = services;
  const { uuid: program_uuid, slug } = program;
  const now = services.now();
  const { key } = await createApiKey(
    store,
    secrets,
    { program_uuid, name: 'Sample key' },
    { actor_kind: 'system', actor_id: 'samples', at: now },
  );
  const open = await store.database
    .select({ id: activations.id, kind: activations.kind })
    .from(activations)
    .where(
      and(
        eq(activations.program_uuid, program_uuid),
        eq(activations.guests, true),
        isNull(activations.retired_at),
      ),
    )
    .orderBy(activations.id);
  const { quests } = await readQuestBook(store, program_uuid);
  const withQuests = open.find(({ id }) => quests.some((quest) => quest.activation_id === id));
  const link = async (activation_id: number, label: string) =>
    createGuestLink(store, secrets, {
      ...{ program_uuid, slug, activation_id, label, now },
      uses_limit: USES,
      created_by: { actor_kind: 'system', actor_id: 'samples' },
    });
  const lines = [`api-key ${key}`];
  // A season is open to guests for its quests; what they are invited to comes before it.
  const first = open.find(({ kind }) => kind !== 'season') ?? open[0];
  if (first) {
    const { path } = await link(first.id, 'Sample link');
    lines.push(`guest-link ${program.origin}${path}`);
  }
  if (withQuests) {
    const { token } = await link(withQuests.id, 'Sample link to quests');
    lines.push(`guest-quests-link ${program.origin}/quests/${slug}/${token}`);
  }
  return lines;
}
