import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import { OPERATOR_ROLES } from '#contract/vocabulary/operator-words.ts';
import type { Session } from '#portal/base/session/session-storage.ts';
import { openTestCatalogue, startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  ANSWERED,
  type Asking,
  type ListName,
  VOCABULARY,
} from '../support/every-kind/answered-words.ts';
import { EVERY_KIND } from '../support/every-kind/manifests.ts';
import { writeEveryKind, writeGuests } from '../support/every-kind/sample-rows.ts';
import { SHOWN } from '../support/every-kind/shown-words.ts';
import { signedInPage, type Visit } from '../support/every-kind/signed-in-page.ts';

const signedIn = vi.hoisted(() => ({ session: undefined as Session | undefined }));
// Documents are the same for everybody: who is signed in shows only once a page is alive.
vi.mock('#portal/base/runtime/use-alive.ts', () => ({ useAlive: () => true }));
vi.mock('#portal/base/session/use-api.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => signedIn.session,
}));
// It prints from beside the page, by a portal, which only a browser can draw.
vi.mock('#portal/capabilities/bingo-editor/print-panel.tsx', () => ({ PrintPanel: () => null }));

let api: TestApi;
let asking: Asking;
let visit: Visit;
/** Values for the parts of addresses that only the store knows. */
const parts = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({}, EVERY_KIND).catch(sayHowToMigrate);
  const person = await api.creator('everything');
  await writeEveryKind(api, person);
  const guests = await writeGuests(api);
  for (const { state, token } of guests) parts.set(`{${state}}`, token);
  for (const role of OPERATOR_ROLES) await api.operator('everything', role);
  const owner = await api.operator('everything', 'owner');
  asking = { person: askAs(person), owner: askAs(owner), guests: guests.map(({ token }) => token) };
  const { items } = await asking.person(listInfluencerActivations);
  parts.set('{brief}', String(items.find(({ kind }) => kind === 'content')?.id));
  const session = sessionOf(person);
  signedIn.session = session;
  visit = { app: api.app, catalogue: await openTestCatalogue(EVERY_KIND), session };
});
afterAll(async () => api?.close());

const names = Object.keys(VOCABULARY) as ListName[];
const shownNames = names.filter((name) => !(name in SHOWN) || SHOWN[name]);

test.each(names)('%s: the API answers every word', async (name) => {
  const answered = await whereNamed(ANSWERED, name, 'answered-words.ts')(asking);
  const missing = VOCABULARY[name].filter((word) => !answered.includes(word));
  expect(
    missing.map(
      (word) =>
        `The API says "${word}" of ${name} nowhere: give it a sample, in ` +
        `${EVERY_KIND}/everything/campaign.yaml or tests/support/every-kind/sample-rows.ts.`,
    ),
  ).toEqual([]);
});

test.each(shownNames)('%s: a page shows every word', async (name) => {
  const shown = whereNamed(SHOWN, name, 'shown-words.ts');
  const found: string[] = [];
  for (const page of shown?.pages ?? []) found.push(await pageAt(page));
  const as = shown?.as as Record<string, string> | ((word: string) => string);
  const faults = VOCABULARY[name].filter((word) => {
    const wanted = typeof as === 'function' ? as(word) : as[word];
    return !wanted || !found.some((page) => page.includes(wanted));
  });
  expect(
    faults.map(
      (word) =>
        `${shown?.pages.join(', ')} shows nothing of "${word}" of ${name}: what it looks like ` +
        'stands in tests/support/every-kind/shown-words.ts; what shows it is in engine/portal.',
    ),
  ).toEqual([]);
});

test('a page shows what a program announces', async () => {
  expect(await pageAt('/programs/everything/dashboard')).toContain('|Some news|');
});

/** The store holds closed lists as well. */
function sayHowToMigrate(error: Error): never {
  if (!error.message.includes('_words"')) throw error;
  const next =
    'It takes the words of its migrations: `npm run migrations -- --name <what-changes>`.';
  throw new Error(`${error.message}. ${next}`, { cause: error });
}

/** A list's entry in a table. @throws where there is none, with the file to add it to. */
function whereNamed<Table extends object, Name extends keyof Table>(
  table: Table,
  name: Name,
  file: string,
): Table[Name] {
  if (!(name in table))
    throw new Error(
      `${String(name)} is played nowhere: add it to tests/support/every-kind/${file}.`,
    );
  return table[name];
}

const pages = new Map<string, Promise<string>>();

/** A page's markup, and its text with `|` for every tag. */
function pageAt(address: string): Promise<string> {
  const page = pages.get(address) ?? readPage(address);
  pages.set(address, page);
  return page;
}

async function readPage(address: string): Promise<string> {
  const href = address.replace(/\{\w+\}/, (part) => parts.get(part) ?? part);
  const html = await signedInPage(visit, href);
  const text = html.replaceAll(/<style.*?<\/style>/g, '').replaceAll(/(?:<[^>]+>)+/g, '|');
  return html + text;
}

const askAs =
  ({ token, uuid }: TestPerson): Asking['person'] =>
  async (endpoint, request) => {
    // A guest's call names the guest's token, and no program.
    const query = endpoint.query && 'uuid' in endpoint.query.shape && { uuid };
    const sent = { token, ...request, query: { ...query, ...request?.query } };
    const { status, body, error } = await api.call(endpoint, sent);
    if (status >= 400) throw new Error(`${endpoint.id}: ${JSON.stringify(error)}`);
    return body;
  };

const sessionOf = ({ id, uuid, token }: TestPerson): Session => ({
  user: { kind: 'creator', id, display_name: 'Somebody', email: null, picture_url: null },
  tokens: { auth_token: token, refresh_token: 'none', uuid },
});
