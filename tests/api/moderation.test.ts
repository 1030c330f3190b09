import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeProfile, readSelf } from '#contract/account/endpoints.ts';
import {
  claimBingoPattern,
  createBingoBoard,
  listOwnBingoBoards,
  markBingoItem,
  playBingoCard,
  publishBingoBoard,
  readBingoCard,
  readBingoStanding,
  unmarkBingoItem,
} from '#contract/bingo/endpoints.ts';
import { ingestBingoMarks, removeBingoMark } from '#contract/bingo/mark-endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import {
  dismissReport,
  listReports,
  reportBingoBoard,
  reportName,
  restoreBingoBoard,
  takeDownBingoBoard,
  takeDownName,
} from '#contract/moderation/endpoints.ts';
import { listAuditEntries } from '#contract/operator/endpoints.ts';
import { setCreatorStatus } from '#contract/people/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { sampleInput } from '../support/sample-inputs.ts';

let api: TestApi;
let author: TestPerson;
let reviewer: TestPerson;
let manager: TestPerson;
let apiKey: string;
beforeAll(async () => {
  api = await startTestApi();
  author = await api.creator('alpha');
  reviewer = await api.operator('alpha', 'reviewer');
  manager = await api.operator('alpha', 'manager');
  apiKey = await api.service('alpha');
});
afterAll(() => api.close());

const BOARD = {
  ...{ title: 'Their board', description: 'What they say of it', size: 3, free_centre: false },
  items: Array.from({ length: 9 }, (_, at) => ({
    ...{ id: `item-${at}`, label: `Item ${at}`, weight: 1, difficulty: 3 },
  })),
  ...{ arrangement: null, points: { row: 10 }, winner_cap: null, claim_window_seconds: null },
};
const REMOVAL = { reason_code: 'offensive', note: 'Its items insult players.' } as const;

async function publish(by: TestPerson): Promise<number> {
  const signed = { token: by.token, query: { uuid: by.uuid } };
  const { body: draft } = await api.call(createBingoBoard, { ...signed, body: BOARD });
  const params = { board_id: draft.id };
  const body = { revision: draft.revision };
  const { status } = await api.call(publishBingoBoard, { ...signed, params, body });
  expect(status).toBe(200);
  return draft.id;
}

const visit = (board_id: number) =>
  api.call(readBingoCard, { params: { campaign_id: 'alpha', board_id }, query: { seed: 'seed' } });
const as = (person: TestPerson) => ({ token: person.token, query: { uuid: person.uuid } });

describe('a board of a member', () => {
  test('is reported by a visitor, taken down by an operator and restored', async () => {
    const board_id = await publish(author);
    const reported = await api.call(reportBingoBoard, {
      params: { campaign_id: 'alpha', board_id },
      body: { reason_code: 'harmful_link', note: 'The proof of item 3 leads to malware.' },
    });
    expect(reported.status).toBe(204);
    const open = { ...as(reviewer), query: { uuid: reviewer.uuid, state: 'open' } };
    const { body } = await api.call(listReports, open);
    expect(body.items).toMatchObject([
      {
        ...{ subject_kind: 'bingo_board', subject_id: String(board_id), shown: 'Their board' },
        ...{ reason_code: 'harmful_link', note: 'The proof of item 3 leads to malware.' },
      },
    ]);

    const down = { ...as(reviewer), params: { board_id }, body: REMOVAL };
    expect((await api.call(takeDownBingoBoard, down)).status).toBe(204);
    const answer = await visit(board_id);
    expect([answer.status, answer.code]).toEqual([410, 'BINGO_BOARD_TAKEN_DOWN']);
    for (const text of ['Their board', 'What they say', 'Item 3', 'insult'])
      expect(JSON.stringify(answer.body)).not.toContain(text);

    const own = await api.call(listOwnBingoBoards, as(author));
    expect(own.body.boards[0]?.taken_down).toMatchObject(REMOVAL);
    const settled = await api.call(listReports, as(reviewer));
    expect(settled.body.items[0]?.state).toBe('upheld');
    const log = await api.call(listAuditEntries, as(manager));
    expect(log.body.items[0]).toMatchObject({
      ...{ action: 'bingo_board.take_down', subject_id: String(board_id), details: REMOVAL },
      ...{ actor_kind: 'operator', actor_id: reviewer.id },
    });

    await api.call(restoreBingoBoard, { ...as(reviewer), params: { board_id } });
    expect((await visit(board_id)).status).toBe(200);
  });

  const calls: readonly Endpoint[] = [
    ...[readBingoCard, readBingoStanding, playBingoCard, markBingoItem, unmarkBingoItem],
    ...[claimBingoPattern, ingestBingoMarks, removeBingoMark],
  ];
  test.each(calls.map((call) => [call.id, call] as const))(
    'is gone for %s once it was taken down',
    async (_id, call) => {
      const board_id = await publish(author);
      await api.call(takeDownBingoBoard, { ...as(reviewer), params: { board_id }, body: REMOVAL });
      const { params, query, body } = sampleInput(call, author.uuid);
      const token = { creator: author.token, operator: reviewer.token }[call.caller as string];
      const answer = await api.call(call, {
        params: { ...params, board_id },
        query,
        body: call.id === 'ingestBingoMarks' ? { ...(body as object), board_id } : body,
        ...(token ? { token } : {}),
        headers: { 'x-api-key': apiKey },
      });
      expect([answer.status, answer.code]).toEqual([410, 'BINGO_BOARD_TAKEN_DOWN']);
    },
  );

  test('answers nobody while its author is suspended', async () => {
    const person = await api.creator('alpha');
    const board_id = await publish(person);
    const suspend = (status: 'active' | 'suspended') =>
      api.call(setCreatorStatus, {
        ...as(manager),
        params: { creator_id: person.id },
        body: { status, note: 'A reason.' },
      });
    await suspend('suspended');
    expect((await visit(board_id)).code).toBe('BINGO_BOARD_TAKEN_DOWN');
    await suspend('active');
    expect((await visit(board_id)).status).toBe(200);
  });

  test('counts a visitor’s report once, and reports of drafts and of nothing not at all', async () => {
    const board_id = await publish(author);
    const report = (params: { campaign_id: string; board_id: number }) =>
      api.call(reportBingoBoard, { params, body: { reason_code: 'spam' } });
    await report({ campaign_id: 'alpha', board_id });
    await report({ campaign_id: 'alpha', board_id });
    const { body } = await api.call(listReports, as(reviewer));
    expect(body.items.filter(({ subject_id }) => subject_id === String(board_id))).toHaveLength(1);
    expect((await report({ campaign_id: 'alpha', board_id: 1_999_999 })).code).toBe(
      'BINGO_BOARD_UNKNOWN',
    );
    expect((await report({ campaign_id: 'gamma', board_id })).code).toBe('BINGO_CAMPAIGN_UNKNOWN');
  });

  test('is taken down by its own program alone, and the campaign’s boards by its manifest', async () => {
    const board_id = await publish(author);
    const stranger = await api.operator('beta', 'owner');
    for (const call of [takeDownBingoBoard, restoreBingoBoard]) {
      const body = call === takeDownBingoBoard ? { body: REMOVAL } : {};
      const foreign = await api.call(call, { ...as(stranger), params: { board_id }, ...body });
      expect(foreign.code).toBe('BINGO_BOARD_UNKNOWN');
      const campaigns = await api.call(call, { ...as(reviewer), params: { board_id: 1 }, ...body });
      expect(campaigns.code).toBe('BINGO_BOARD_UNKNOWN');
    }
    expect((await visit(board_id)).status).toBe(200);
  });
});

describe('a name that others see', () => {
  test('is reported by another creator, replaced by an operator, and chosen anew', async () => {
    const rude = await api.creator('alpha', {
      display_name: 'A rude name',
      picture_url: 'https://pictures.example/rude.png',
    });
    const report = (display_name: string) =>
      api.call(reportName, { ...as(author), body: { display_name, reason_code: 'offensive' } });
    expect((await report('A rude name')).status).toBe(204);
    expect((await report('Nobody here')).code).toBe('CREATOR_UNKNOWN');
    const listed = await api.call(listReports, as(reviewer));
    expect(listed.body.items[0]).toMatchObject({
      ...{ subject_kind: 'creator', subject_id: rude.id, shown: 'A rude name', state: 'open' },
    });

    const params = { creator_id: rude.id };
    const down = await api.call(takeDownName, { ...as(reviewer), params, body: REMOVAL });
    expect(down.body.display_name).toBe(`Creator ${rude.id.slice(0, 8)}`);
    const self = await api.call(readSelf, { token: rude.token });
    expect(self.body).toMatchObject({
      ...{ display_name: down.body.display_name, picture_url: null, name_taken_down: REMOVAL },
    });
    const board_id = await publish(rude);
    expect((await visit(board_id)).body.board.author).toBe(down.body.display_name);

    await api.call(changeProfile, { token: rude.token, body: { display_name: 'Olivia' } });
    const anew = await api.call(readSelf, { token: rude.token });
    expect([anew.body.display_name, anew.body.name_taken_down]).toEqual(['Olivia', undefined]);
    const nobody = { creator_id: '11111111-1111-4111-8111-111111111111' };
    const unknown = await api.call(takeDownName, {
      ...as(reviewer),
      params: nobody,
      body: REMOVAL,
    });
    expect(unknown.code).toBe('CREATOR_UNKNOWN');
  });
});

test('a report is dismissed once, by its own program', async () => {
  const board_id = await publish(author);
  const params = { campaign_id: 'alpha', board_id };
  await api.call(reportBingoBoard, { params, body: { reason_code: 'other' } });
  const { body } = await api.call(listReports, as(reviewer));
  const report_id = body.items[0]?.id ?? 0;
  const stranger = await api.operator('beta', 'owner');
  const dismiss = (by: TestPerson) => api.call(dismissReport, { ...as(by), params: { report_id } });
  expect((await dismiss(stranger)).code).toBe('REPORT_UNKNOWN');
  expect((await dismiss(reviewer)).status).toBe(204);
  expect((await dismiss(reviewer)).code).toBe('REPORT_UNKNOWN');
  expect((await visit(board_id)).status).toBe(200);
});

/** Every text of one person that others see, and the call that lets an operator take it away. */
test.each([
  ['title', { title: 'x\u202ey' }],
  ['description', { description: '\u200b' }],
  ['label', { items: [{ ...BOARD.items[0], label: 'a\u2066b' }] }],
])('a board’s %s takes no characters that mislead', async (_what, part) => {
  const answer = await api.call(createBingoBoard, { ...as(author), body: { ...BOARD, ...part } });
  expect(answer.code).toBe('REQUEST_INVALID');
});
