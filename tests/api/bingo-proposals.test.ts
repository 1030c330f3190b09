import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { bingoProposals } from '#api/store/tables/bingo.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import {
  createBingoBoard,
  deleteBingoBoard,
  listBingoBoards,
  listOwnBingoBoards,
  playBingoCard,
  publishBingoBoard,
  readBingoCard,
} from '#contract/bingo/endpoints.ts';
import {
  declineBingoBoard,
  listBingoProposals,
  proposeBingoBoard,
  retireBingoBoard,
  takeOverBingoBoard,
  withdrawBingoProposal,
} from '#contract/bingo/proposal-endpoints.ts';
import { takeDownBingoBoard } from '#contract/moderation/endpoints.ts';
import type { BingoBoardDraft } from '#contract/shapes/bingo.ts';
import type { BingoProposalState } from '#contract/vocabulary/proposal-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { bingoActions, OWN_BOARD_DRAFT } from '../support/bingo.ts';

let api: TestApi;
let author: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
});
beforeEach(async () => {
  await bingoActions(api, await api.service('alpha')).forget();
  await api.services.store.database.delete(bingoProposals);
  author = await api.creator('alpha', { display_name: 'Ada' });
});
afterAll(() => api.close());

const at = ({ token, uuid }: TestPerson, board_id: number) => ({
  ...{ token, query: { uuid }, params: { board_id } },
});
async function draft(person = author, over: Partial<BingoBoardDraft> = {}) {
  const { token, uuid } = person;
  const body = { ...OWN_BOARD_DRAFT, ...over };
  return (await api.call(createBingoBoard, { token, query: { uuid }, body })).body;
}
const propose = (person: TestPerson, { id, revision }: { id: number; revision: number }) =>
  api.call(proposeBingoBoard, { ...at(person, id), body: { revision } });
async function proposed(person = author) {
  return (await propose(person, await draft(person))).body;
}
const takeOver = (id: number, person = manager) => api.call(takeOverBingoBoard, at(person, id));
const decline = (id: number, note: string) =>
  api.call(declineBingoBoard, { ...at(manager, id), body: { note } });
async function listed(state?: BingoProposalState, person = manager) {
  const { token, uuid } = person;
  const query = { uuid, ...(state ? { state } : {}) };
  return (await api.call(listBingoProposals, { token, query })).body.items;
}
async function own(person = author) {
  const { token, uuid } = person;
  return (await api.call(listOwnBingoBoards, { token, query: { uuid } })).body.boards;
}
const programs = async () =>
  (await api.call(listBingoBoards, { params: { campaign_id: 'alpha' } })).body.boards;

describe('proposing', () => {
  test('publishes a draft and waits for the program; again it changes nothing', async () => {
    const board = await draft();
    const answer = await propose(author, board);
    expect(answer.body).toMatchObject({
      ...{ id: board.id, state: 'published' },
      proposal: { state: 'proposed', note: null },
    });
    expect((await propose(author, board)).body).toEqual(answer.body);
    expect(await listed()).toMatchObject([
      {
        ...{ board_id: board.id, title: 'My own night', size: 3, items: 8, state: 'proposed' },
        creator: { id: author.id, display_name: 'Ada' },
      },
    ]);
    expect(await own()).toMatchObject([{ id: board.id, proposal: { state: 'proposed' } }]);
  });

  test('is refused for what cannot be published, was changed, is not one’s own, or was taken down', async () => {
    const faulty = await draft(author, { items: [] });
    expect((await propose(author, faulty)).code).toBe('BINGO_BOARD_FAULTY');
    const board = await draft();
    expect((await propose(author, { ...board, revision: 7 })).code).toBe('REVISION_OUTDATED');
    const other = await api.creator('alpha');
    expect((await propose(other, board)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await api.call(withdrawBingoProposal, at(other, board.id))).code).toBe(
      'BINGO_BOARD_UNKNOWN',
    );
    const { token, uuid } = author;
    const body = { revision: board.revision };
    const published = await api.call(publishBingoBoard, {
      ...{ token, query: { uuid }, params: { board_id: board.id }, body },
    });
    await api.call(takeDownBingoBoard, {
      ...at(manager, board.id),
      body: { reason_code: 'spam', note: 'No.' },
    });
    expect((await propose(author, published.body)).code).toBe('BINGO_BOARD_TAKEN_DOWN');
    const guest = await api.creator('alpha', { member_since: null });
    expect((await propose(guest, board)).code).toBe('NOT_A_MEMBER');
    expect(await listed()).toEqual([]);
  });

  test('can be taken back while nobody has decided', async () => {
    const board = await proposed();
    const { body } = await api.call(withdrawBingoProposal, at(author, board.id));
    expect(body.proposal).toBeUndefined();
    expect(await listed()).toEqual([]);
    expect((await takeOver(board.id)).code).toBe('BINGO_PROPOSAL_UNKNOWN');
    await propose(author, board);
    await decline(board.id, 'Too hard.');
    const after = await api.call(withdrawBingoProposal, at(author, board.id));
    expect(after.body.proposal).toEqual({ state: 'declined', note: 'Too hard.' });
    const { body: exported } = await api.call(exportAccount, {
      ...{ token: author.token, query: { uuid: author.uuid } },
    });
    expect(exported.bingo_proposals).toMatchObject([{ board_id: board.id, note: 'Too hard.' }]);
  });
});

describe('deciding', () => {
  test('what is taken over is the program’s own, and stays when its author’s board goes', async () => {
    const board = await proposed();
    const before = (await programs()).map(({ id }) => id);
    const { status, body } = await takeOver(board.id);
    expect(status).toBe(201);
    expect((await programs()).map(({ id }) => id)).toEqual([...before, body.board_id]);
    expect(await own()).toMatchObject([{ proposal: { state: 'taken_over' } }]);
    await api.call(deleteBingoBoard, at(author, board.id));
    expect(await listed('taken_over')).toMatchObject([{ board_id: body.board_id, creator: null }]);
    const { body: card } = await api.call(readBingoCard, {
      params: { campaign_id: 'alpha', board_id: body.board_id },
      query: { seed: 'seed' },
    });
    expect(card.board).toMatchObject({ author: null, activation_id: null, title: board.title });
    const other = await api.creator('alpha');
    const played = await api.call(playBingoCard, {
      ...at(other, body.board_id),
      body: { seed: 'seed' },
    });
    expect(played.body.seed).toBe('seed');
  });

  test('of two who decide at once one wins, and the other is told', async () => {
    const board = await proposed();
    const answers = await Promise.all([takeOver(board.id), decline(board.id, 'No.')]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.map(({ code }) => code)).toContain('BINGO_PROPOSAL_UNKNOWN');
    expect(await listed()).toEqual([]);
  });

  test('its author reads why a board was declined', async () => {
    const board = await proposed();
    expect((await decline(board.id, 'We have one like it.')).status).toBe(204);
    const note = 'We have one like it.';
    expect(await own()).toMatchObject([{ proposal: { state: 'declined', note } }]);
    expect(await listed('declined')).toMatchObject([{ board_id: board.id, note }]);
    const { program_uuid, subject } = { program_uuid: manager.uuid, subject: String(board.id) };
    const entries = await api.services.store.database
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.program_uuid, program_uuid), eq(auditEntries.subject_id, subject)),
      );
    expect(entries).toMatchObject([{ action: 'bingo_board.decline', details: { note } }]);
  });

  test('ends a board that was taken over, and no other', async () => {
    const board = await proposed();
    const { body } = await takeOver(board.id);
    const end = (id: number) => api.call(retireBingoBoard, at(manager, id));
    expect((await end(board.id)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await end(1)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await end(body.board_id)).status).toBe(204);
    expect((await end(body.board_id)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await programs()).map(({ id }) => id)).not.toContain(body.board_id);
    expect(await listed('taken_over')).toEqual([]);
  });

  test('is for managers of the program', async () => {
    const board = await proposed();
    const reviewer = await api.operator('alpha', 'reviewer');
    expect((await takeOver(board.id, reviewer)).code).toBe('ROLE_INSUFFICIENT');
    expect(await listed(undefined, reviewer)).toHaveLength(1);
    const elsewhere = await api.operator('beta', 'owner');
    expect((await takeOver(board.id, elsewhere)).code).toBe('BINGO_PROPOSAL_UNKNOWN');
  });

  test('a long list comes in pages, oldest first', async () => {
    const boards = [await proposed(), await proposed(), await proposed()];
    const { token, uuid } = manager;
    const first = await api.call(listBingoProposals, { token, query: { uuid, limit: 2 } });
    const cursor = first.body.next_cursor ?? '';
    const rest = await api.call(listBingoProposals, { token, query: { uuid, limit: 2, cursor } });
    const ids = [...first.body.items, ...rest.body.items].map(({ board_id }) => board_id);
    expect(ids).toEqual(boards.map(({ id }) => id));
    expect(rest.body.next_cursor).toBeNull();
    const invented = Buffer.from(JSON.stringify(['soon', 1])).toString('base64url');
    const senseless = await api.call(listBingoProposals, {
      ...{ token, query: { uuid, cursor: invented } },
    });
    expect(senseless.code).toBe('CURSOR_INVALID');
  });
});
