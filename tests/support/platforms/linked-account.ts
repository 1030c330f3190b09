import { openConnection } from '#api/core/connections/connections.ts';
import { eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import type { TestApi, TestPerson, TestProgram } from '../api.ts';

export interface AccountToLink {
  readonly provider: string;
  /** The platform's own id of the account. */
  readonly account_id: string;
  readonly consents: readonly ObservationKind[];
  /** Absent: that of the first program. */
  readonly program?: TestProgram;
}

/** A new person of a program with an account that they let be read from now on. */
export async function linkAccount(
  { services, creator }: TestApi,
  { provider, account_id, consents, program = 'alpha' }: AccountToLink,
): Promise<TestPerson> {
  const person = await creator(program);
  const of = { program_uuid: person.uuid, creator_id: person.id };
  const [link] = await services.store.database
    .insert(identityLinks)
    .values({ ...of, provider, subject: account_id, account_id, name: 'Ada' })
    .returning();
  if (!link) throw new Error('The account was not linked.');
  await openConnection(services.store, { ...of, link_id: link.id, link, consents }, services.now());
  return person;
}

/** Links an account again wherever it is linked, and lets it be read. */
export async function linkAccountAgain(
  { services: { store, now } }: TestApi,
  { account_id, consents }: Pick<AccountToLink, 'account_id' | 'consents'>,
): Promise<void> {
  const links = await store.database
    .select()
    .from(identityLinks)
    .where(eq(identityLinks.subject, account_id));
  for (const link of links) {
    const { program_uuid, creator_id, id: link_id } = link;
    await openConnection(store, { program_uuid, creator_id, link_id, link, consents }, now());
  }
}
