import { randomUUID } from 'node:crypto';
import { EMBEDDED_PROVIDER_ID } from '../embedded-provider/embedded-provider.ts';
import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';

/**
 * Links to the sample people, beside what they sign in with, their accounts on the platforms that
 * the program's rules name, so that its eligibility can be met. Whoever is there to apply gets an
 * account of the program for it, and nothing else. In the running transaction.
 */
export async function seedLinks(store: Store, program: ApiProgram, now: Date): Promise<void> {
  const platforms = namedPlatforms(program);
  if (platforms.length === 0) return;
  const { database } = store;
  const program_uuid = program.uuid;
  const people = SAMPLE_PEOPLE.filter(({ operator }) => operator === undefined);
  const owners = await database
    .select({ subject: identityLinks.subject, creator_id: identityLinks.creator_id })
    .from(identityLinks)
    .where(
      and(
        eq(identityLinks.program_uuid, program_uuid),
        eq(identityLinks.provider, EMBEDDED_PROVIDER_ID),
        inArray(
          identityLinks.subject,
          people.map(({ id }) => id),
        ),
      ),
    );
  const known = new Map(owners.map(({ subject, creator_id }) => [subject, creator_id]));
  const newcomers = people
    .filter(({ id }) => !known.has(id))
    .map((person) => ({ person, id: randomUUID() }));
  if (newcomers.length > 0)
    await database.insert(creators).values(
      newcomers.map(({ person: { name, email, email_verified, country }, id }) => ({
        ...{ id, program_uuid, display_name: name, country },
        email: email ?? null,
        email_verified_at: email_verified ? now : null,
        ...{ created_at: now, updated_at: now },
      })),
    );
  const added = new Map(newcomers.map(({ person, id }) => [person.id, id]));
  const links = people.flatMap((person) => {
    const own = added.get(person.id);
    const creator_id = own ?? known.get(person.id);
    if (creator_id === undefined) return [];
    const providers = own ? [EMBEDDED_PROVIDER_ID, ...platforms] : platforms;
    return providers.map((provider) => ({
      ...{ program_uuid, creator_id, provider },
      ...linkOf(person, now),
    }));
  });
  await database.insert(identityLinks).values(links).onConflictDoNothing();
}

const linkOf = (
  { id: subject, name, email, email_verified, statistics }: SamplePerson,
  now: Date,
) => ({
  ...{ subject, name, email: email ?? null, email_verified },
  statistics: { ...statistics },
  statistics_at: now,
  linked_at: now,
});

/** The platforms that a program's rules name: an account there, or what was measured there. */
function namedPlatforms({ program }: ApiProgram): readonly string[] {
  const rules = program.applications?.eligibility?.rules ?? [];
  const single = rules.flatMap((rule) => ('rules' in rule ? rule.rules : [rule]));
  return [...new Set(single.flatMap(({ platform }) => platform ?? []))];
}
