import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applications } from '#api/store/tables/pipelines.ts';
import { listAnnouncements, readCampaign } from '#contract/programs/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const german = { 'accept-language': 'de' };
const read = ({ token, uuid }: TestPerson, headers = {}) =>
  api.call(readCampaign, { token, query: { uuid }, headers });
const news = ({ token, uuid }: TestPerson, headers = {}) =>
  api.call(listAnnouncements, { token, query: { uuid }, headers });

describe('the campaign', () => {
  test('is told as it was applied, in the language of the call', async () => {
    const { status, body } = await read(await api.creator('alpha'), german);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: 'alpha',
      preferred: { '2': 21 },
      seasonActivationIDs: [1],
      metrics: [
        { name: 'wins', label: 'Siege', unit: null },
        { name: 'minutes_streamed', label: 'Time streamed', unit: 'minutes' },
      ],
    });
    const shown = body.activations.map(({ id, title, open }) => [id, title, open]);
    expect(shown).toContainEqual([2, 'Spiel-Keys', true]);
    expect(shown).toContainEqual([5, 'Past keys', false]);
  });

  test('says how the person stands to the program', async () => {
    const stand = async (person: TestPerson) => (await read(person)).body.creator_relationship;
    const since = new Date('2026-01-02T03:04:05.000Z');
    expect(await stand(await api.creator('alpha', { member_since: since }))).toEqual({
      state: 'member',
      member_since: since.toISOString(),
    });
    const stranger = await api.creator('alpha', { member_since: null });
    expect(await stand(stranger)).toBeNull();
    const apply = (state: 'rejected' | 'submitted', submitted_at: Date) =>
      api.services.store.database.insert(applications).values({
        program_uuid: stranger.uuid,
        creator_id: stranger.id,
        state,
        answers: {},
        submitted_at,
      });
    await apply('submitted', new Date('2026-02-02'));
    await apply('rejected', new Date('2026-01-01'));
    expect(await stand(stranger)).toEqual({ state: 'submitted', member_since: null });
  });

  test("is the session's own program's", async () => {
    const { token } = await api.creator('beta');
    const { uuid } = api.program('alpha');
    expect((await api.call(readCampaign, { token, query: { uuid } })).code).toBe(
      'PROGRAM_MISMATCH',
    );
  });
});

describe('announcements', () => {
  test('are told to members while they are current, newest first', async () => {
    api.setTime('2026-11-01T00:00:00Z');
    const { body } = await news(await api.creator('alpha'), german);
    expect(body.announcements).toEqual([
      {
        id: 'season-1',
        title: 'Saison 1 hat begonnen',
        text: [
          {
            kind: 'paragraph',
            content: ['Neue ', { kind: 'strong', content: ['Herausforderungen'] }, ' warten.'],
          },
        ],
        from: '2026-01-01T00:00:00.000Z',
        until: null,
        image: expect.objectContaining({ alt: 'Spiel-Keys' }),
      },
    ]);
    api.setTime('2025-12-31T23:59:59Z');
    expect((await news(await api.creator('alpha'))).body.announcements).toEqual([]);
    api.setTime(new Date());
  });

  test('are nothing for strangers', async () => {
    expect((await news(await api.creator('alpha', { member_since: null }))).code).toBe(
      'NOT_A_MEMBER',
    );
  });
});
