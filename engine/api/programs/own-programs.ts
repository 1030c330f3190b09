import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  listOwnPrograms as endpoint,
  OwnProgram,
} from '#contract/programs/own-programs-endpoint.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';
import type { Call } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { aliasedTable, and, eq, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';
import { countWaiting, NOTHING, type Waiting } from './count-waiting.ts';

/** How many programs are answered at most; whoever is in more finds the others in the list of all. */
const MOST = 50;

/**
 * Where else the caller is, and what waits there: a person is who signs in with the same account,
 * and never who has the same name or e-mail address.
 */
export async function readOwnPrograms(
  { store, programs, now }: ApiServices,
  { caller, locale }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const accounts = await readAccounts(store, caller);
  const served = accounts.flatMap(({ creator_id, program_uuid }) => {
    const program = programs.byUuid(program_uuid);
    return program?.program.status === 'live' ? [{ creator_id, program }] : [];
  });
  const ids = served.map(({ creator_id }) => creator_id);
  const waiting = await countWaiting(store, ids, now());
  const own = served.map(({ creator_id, program }) =>
    present(program, waiting.get(creator_id) ?? NOTHING, {
      locale,
      signed_in: creator_id === caller.creator_id,
    }),
  );
  return { programs: own.sort(byUrgency) };
}

/** The caller's account, and those in other programs that one of its identities belongs to. */
async function readAccounts({ database }: Store, { creator_id, program }: CreatorCaller) {
  const own = { creator_id, program_uuid: program.uuid };
  const theirs = aliasedTable(identityLinks, 'theirs');
  const others = await database
    .selectDistinct({ creator_id: creators.id, program_uuid: creators.program_uuid })
    .from(identityLinks)
    .innerJoin(
      theirs,
      and(eq(theirs.provider, identityLinks.provider), eq(theirs.subject, identityLinks.subject)),
    )
    .innerJoin(creators, eq(creators.id, theirs.creator_id))
    .where(
      and(
        eq(identityLinks.creator_id, creator_id),
        ne(creators.program_uuid, program.uuid),
        ne(creators.status, 'deleted'),
      ),
    )
    .orderBy(creators.program_uuid, creators.id)
    .limit(MOST - 1);
  // With two linked accounts somebody can be two people elsewhere: the program is named once.
  const once = new Map(others.map((account) => [account.program_uuid, account]));
  return [own, ...once.values()];
}

function present(
  { uuid, slug, program, localised, picture }: ApiProgram,
  waiting: Waiting,
  { locale, signed_in }: { readonly locale: string; readonly signed_in: boolean },
): OwnProgram {
  return {
    ...{ uuid, signed_in, ...waiting },
    title: localised(locale).title,
    publisher: program.publisher,
    href: joinPath(`/programs/${slug}`, homeSection(program.sections)?.path ?? '/'),
    picture: picture(locale),
  };
}

const total = ({ claims, changes, unread }: OwnProgram) => claims + changes + unread;

const byUrgency = (a: OwnProgram, b: OwnProgram): number =>
  Number(b.signed_in) - Number(a.signed_in) || total(b) - total(a) || (a.title < b.title ? -1 : 1);
