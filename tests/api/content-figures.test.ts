import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from '#api/store/drizzle.ts';
import { influencerActivations } from '#api/store/tables/activations.ts';
import { contentFigures } from '#api/store/tables/content-figures.ts';
import { contents } from '#api/store/tables/pipelines.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import {
  listContent,
  resubmitContent,
  submitContent,
  withdrawContent,
} from '#contract/content/endpoints.ts';
import { ingestContentFigures } from '#contract/content/figure-endpoints.ts';
import { exportList } from '#contract/exports/endpoints.ts';
import { contentReview } from '#contract/reviews/endpoints.ts';
import { LARGEST_FIGURE } from '#contract/vocabulary/figure-words.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startTestApi();
  api.setTime(NOW);
  key = await api.service('alpha');
});
afterAll(() => api.close());

const NOW = '2026-11-18T12:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
const params = { activation_id: 3 };
let count = 0;

interface Piece {
  readonly person: TestPerson;
  readonly id: number;
  readonly url: string;
}

const video = () => {
  count += 1;
  return `https://youtu.be/${String(count).padStart(11, 'f')}`;
};
const body = (url: string) => ({ content_type: 'video', url, title: 'Launch' });

/** A piece that somebody handed in. */
async function handedIn(program: TestProgram = 'alpha', url = video()): Promise<Piece> {
  const person = await api.creator(program);
  await api.services.store.database.insert(influencerActivations).values({
    ...{ program_uuid: person.uuid, creator_id: person.id },
    ...{ ...params, state: 'accepted' },
  });
  const { token } = person;
  const answer = await api.call(submitContent, { token, params, body: body(url) });
  expect(answer.code).toBeUndefined();
  return { person, id: answer.body.id, url };
}

const seen = (url: string, values: object = {}) => ({
  ...{ url, source: 'platform', views: 1_204, observed_at: at(-60), ...values },
});
const report = (figures: readonly object[], withKey = key) =>
  api.call(ingestContentFigures, { headers: { 'x-api-key': withKey }, body: { figures } });
async function resultsOf(...figures: object[]) {
  const { status, body: answer } = await report(figures);
  expect(status).toBe(200);
  return answer.results.map(({ result }) => result);
}
async function figuresOf({ person: { token }, id }: Piece) {
  const { body: page } = await api.call(listContent, { token, params });
  return page.items.find((item) => item.id === id)?.figures;
}

describe('figures that a tracker reports', () => {
  test('show beside the piece, to its author and to operators', async () => {
    const piece = await handedIn();
    expect(await figuresOf(piece)).toEqual([]);
    const answer = await report([seen(piece.url, { comments: 3 })]);
    expect(answer.body).toEqual({ results: [{ url: piece.url, result: 'kept' }] });
    const kept = { source: 'platform', views: 1_204, likes: null, comments: 3 };
    expect(await figuresOf(piece)).toEqual([{ ...kept, observed_at: at(-60) }]);
    const { token, uuid } = await api.operator('alpha', 'viewer');
    const read = { token, query: { uuid }, params: { id: piece.id } };
    expect((await api.call(contentReview.read, read)).body.figures).toEqual([
      { ...kept, observed_at: at(-60) },
    ]);
  });

  test('are in the list of content as a file', async () => {
    const [piece, without] = [await handedIn(), await handedIn()];
    await resultsOf(seen(piece.url, { likes: 0 }));
    const { token, uuid } = await api.operator('alpha', 'manager');
    const list = { token, query: { uuid }, params: { list: 'content' } };
    const { text } = await api.call(exportList, list);
    const rows = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
    const row = ({ id }: Piece) => rows.find((one) => Reflect.get(one as object, 'id') === `${id}`);
    const told = { views: '1204', likes: '0', comments: '', figures_observed_at: at(-60) };
    expect(row(piece)).toMatchObject(told);
    expect(row(without)).toMatchObject({ views: '', likes: '', figures_observed_at: '' });
  });

  test('find a piece by any of its addresses', async () => {
    const piece = await handedIn('alpha', 'https://youtu.be/abcDEF12345?si=tracking');
    const other = 'https://m.youtube.com/shorts/abcDEF12345?feature=share';
    expect(await resultsOf(seen(other))).toEqual(['kept']);
    expect(await figuresOf(piece)).toMatchObject([{ views: 1_204 }]);
  });

  test('are kept one by one: an address that nobody handed in stops no other', async () => {
    const piece = await handedIn();
    const unknown = video();
    const { body: answer } = await report([seen(unknown), seen(piece.url)]);
    expect(answer.results).toEqual([
      { url: unknown, result: 'unknown_address' },
      { url: piece.url, result: 'kept' },
    ]);
  });

  test('give way to what was seen later alone, in whatever order they come', async () => {
    const piece = await handedIn();
    expect(await resultsOf(seen(piece.url, { views: 20, observed_at: at(-20) }))).toEqual(['kept']);
    expect(await resultsOf(seen(piece.url, { views: 30, observed_at: at(-30) }))).toEqual([
      'known',
    ]);
    expect(await resultsOf(seen(piece.url, { views: 21, observed_at: at(-20) }))).toEqual([
      'known',
    ]);
    expect(await figuresOf(piece)).toMatchObject([{ views: 20, observed_at: at(-20) }]);
    const later = { views: undefined, likes: 9, observed_at: at(-10) };
    expect(await resultsOf(seen(piece.url, later))).toEqual(['kept']);
    // What is hidden now is not known any more.
    expect(await figuresOf(piece)).toMatchObject([{ views: null, likes: 9 }]);
  });

  test('of one piece twice in a batch: the later counts, of the same moment the first', async () => {
    const piece = await handedIn();
    const shared = `${piece.url}?si=again`;
    expect(
      await resultsOf(
        seen(piece.url, { views: 1, observed_at: at(-3) }),
        seen(shared, { views: 2, observed_at: at(-1) }),
        seen(piece.url, { views: 3, observed_at: at(-1) }),
        seen(piece.url, { views: 4, observed_at: at(-2) }),
      ),
    ).toEqual(['known', 'kept', 'known', 'known']);
    expect(await figuresOf(piece)).toMatchObject([{ views: 2, observed_at: at(-1) }]);
  });

  test('that many send at once end with the latest', async () => {
    const pieces = await Promise.all([handedIn(), handedIn(), handedIn()]);
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) => {
        const batch = pieces.map(({ url }) =>
          seen(url, { views: turn, observed_at: at(turn - 20) }),
        );
        return resultsOf(...(turn % 2 === 0 ? batch : batch.toReversed()));
      }),
    );
    for (const piece of pieces) expect(await figuresOf(piece)).toMatchObject([{ views: 11 }]);
  });

  test('of each source stand beside each other, the latest first', async () => {
    const piece = await handedIn();
    await resultsOf(
      seen(piece.url, { source: 'program', views: 7, observed_at: at(-90) }),
      seen(piece.url, { views: 8 }),
    );
    expect(await figuresOf(piece)).toMatchObject([
      { source: 'platform', views: 8 },
      { source: 'program', views: 7 },
    ]);
  });

  test('of the future count as of now, and beyond what clocks differ by not at all', async () => {
    const piece = await handedIn();
    expect(await resultsOf(seen(piece.url, { observed_at: at(11) }))).toEqual(['in_the_future']);
    expect(await figuresOf(piece)).toEqual([]);
    expect(await resultsOf(seen(piece.url, { observed_at: at(10) }))).toEqual(['kept']);
    expect(await figuresOf(piece)).toMatchObject([{ observed_at: NOW }]);
  });
});

describe('figures are of the piece', () => {
  test('and reach each activation that it was handed in for', async () => {
    const piece = await handedIn();
    const { database } = api.services.store;
    const [row] = await database.select().from(contents).where(eq(contents.id, piece.id));
    if (!row) throw new Error('Nothing was handed in.');
    const { id: _, ...values } = row;
    const [again] = await database
      .insert(contents)
      .values({ ...values, activation_id: 4 })
      .returning();
    expect(await resultsOf(seen(piece.url))).toEqual(['kept']);
    expect(await figuresOf(piece)).toMatchObject([{ views: 1_204 }]);
    const other = eq(contentFigures.content_id, again?.id ?? 0);
    expect(await database.$count(contentFigures, other)).toBe(1);
  });

  test('and go with its address when another one is sent', async () => {
    const piece = await handedIn();
    await resultsOf(seen(piece.url));
    const { token } = piece.person;
    const change = { token, params: { ...params, content_id: piece.id } };
    const { database } = api.services.store;
    const askForChanges = () =>
      database.update(contents).set({ state: 'needs_changes' }).where(eq(contents.id, piece.id));
    await askForChanges();
    const same = { ...change, body: body(`${piece.url}?si=same`) };
    expect((await api.call(resubmitContent, same)).body.figures).toMatchObject([{ views: 1_204 }]);
    await askForChanges();
    const moved = { ...change, body: body(video()) };
    expect((await api.call(resubmitContent, moved)).body.figures).toEqual([]);
    expect(await resultsOf(seen(piece.url, { observed_at: at(0) }))).toEqual(['unknown_address']);
  });

  test('and are not kept of one that was withdrawn', async () => {
    const piece = await handedIn();
    const { token } = piece.person;
    await api.call(withdrawContent, { token, params: { ...params, content_id: piece.id } });
    expect(await resultsOf(seen(piece.url))).toEqual(['unknown_address']);
  });

  test('and are deleted with it', async () => {
    const piece = await handedIn();
    await resultsOf(seen(piece.url));
    const { database } = api.services.store;
    const theirs = eq(contentFigures.content_id, piece.id);
    expect(await database.$count(contentFigures, theirs)).toBe(1);
    const { token, uuid } = piece.person;
    await api.call(deleteAccount, { token, query: { uuid } });
    expect(await database.$count(contentFigures, theirs)).toBe(0);
  });
});

describe('who reports', () => {
  test('shows a key, and meets the pieces of its program alone', async () => {
    const [piece, beta] = [await handedIn(), await handedIn('beta')];
    const wrong = await report([seen(piece.url)], `${key}x`);
    expect([wrong.status, wrong.code]).toEqual([403, 'API_KEY_INVALID']);
    const { token } = piece.person;
    const asCreator = await api.call(ingestContentFigures, {
      token,
      body: { figures: [seen(piece.url)] },
    });
    expect(asCreator.code).toBe('API_KEY_MISSING');
    expect(await resultsOf(seen(beta.url))).toEqual(['unknown_address']);
    for (const one of [piece, beta]) expect(await figuresOf(one)).toEqual([]);
    const theirs = await report([seen(beta.url)], await api.service('beta'));
    expect(theirs.body.results).toMatchObject([{ result: 'kept' }]);
  });

  test.each([
    ['no figure', { views: undefined }],
    ['a negative one', { views: -1 }],
    ['a broken one', { likes: 1.5 }],
    ['one that no piece reaches', { views: LARGEST_FIGURE + 1 }],
    ['one that no number holds', { views: 1e300 }],
    ['one in words', { comments: '3' }],
    ['a source that is none', { source: 'rumour' }],
    ['an address that is none', { url: 'youtube' }],
    ['no moment', { observed_at: undefined }],
  ])('%s is refused', async (_, values) => {
    const piece = await handedIn();
    const { status, code } = await report([seen(piece.url, values)]);
    expect([status, code]).toEqual([400, 'REQUEST_INVALID']);
    expect(await figuresOf(piece)).toEqual([]);
  });

  test('sends 1 to 100 at a time, and the largest figure is kept as it is', async () => {
    const piece = await handedIn();
    expect((await report([])).code).toBe('REQUEST_INVALID');
    const many = Array.from({ length: 101 }, () => seen(piece.url));
    expect((await report(many)).code).toBe('REQUEST_INVALID');
    const long = `https://youtu.be/${'x'.repeat(1_900)}`;
    const most = [seen(piece.url, { views: LARGEST_FIGURE }), ...Array(99).fill(seen(long))];
    expect((await resultsOf(...most))[0]).toBe('kept');
    expect(await figuresOf(piece)).toMatchObject([{ views: LARGEST_FIGURE }]);
  });
});

test.each([
  ['views', -1, 'content_figures_views_range'],
  ['comments', LARGEST_FIGURE + 1, 'content_figures_comments_range'],
  ['likes', null, 'content_figures_something'],
])('the store takes no row that says %s: %s alone', async (name, value, constraint) => {
  const piece = await handedIn();
  const { database } = api.services.store;
  const write = database.execute(sql`
    insert into content_figures (program_uuid, content_id, source, ${sql.identifier(name)},
      observed_at, received_at, reported_by)
    values (${piece.person.uuid}, ${piece.id}, 'platform', ${value}::bigint, now(), now(), 'test')`);
  await expect(write).rejects.toMatchObject({ cause: { constraint } });
});
