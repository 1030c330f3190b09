import { listOwnBingoBoards, readBingoCard } from '#contract/bingo/endpoints.ts';
import { listAppeals } from '#contract/content/appeal-endpoints.ts';
import { listContent } from '#contract/content/endpoints.ts';
import type { Endpoint, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import { readGuestActivation } from '#contract/guest/endpoints.ts';
import { listReports } from '#contract/moderation/endpoints.ts';
import { listAuditEntries, listOperators } from '#contract/operator/endpoints.ts';
import { listCreators } from '#contract/people/endpoints.ts';
import { readCampaign } from '#contract/programs/endpoints.ts';
import { listPointTransactions, listQuests } from '#contract/quests/endpoints.ts';
import { listAvailableRequests, listRequests } from '#contract/requests/endpoints.ts';
import { listRedemptions, listRewards } from '#contract/rewards/endpoints.ts';
import * as campaignWords from '#contract/vocabulary/campaign-words.ts';
import { FIGURE_SOURCES } from '#contract/vocabulary/figure-words.ts';
import { OPERATOR_ROLES } from '#contract/vocabulary/operator-words.ts';
import { BINGO_PROPOSAL_STATES } from '#contract/vocabulary/proposal-words.ts';
import * as reviewWords from '#contract/vocabulary/review-words.ts';
import * as stateWords from '#contract/vocabulary/state-words.ts';
import type { TestRequest } from '../api.ts';

/** Every closed list of the vocabulary that is answered, by its name. */
export const VOCABULARY = {
  ...{ ...campaignWords, ...reviewWords, ...stateWords },
  ...{ BINGO_PROPOSAL_STATES, FIGURE_SOURCES, OPERATOR_ROLES },
};
export type ListName = keyof typeof VOCABULARY;

/** Asks the API as the person does, or as the program's owner. */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  request?: TestRequest,
) => Promise<ResponseOf<E>>;
export interface Asking {
  readonly person: Ask;
  readonly owner: Ask;
  readonly guests: readonly string[];
}

const quests = async ({ person }: Asking) => (await person(listQuests)).quests;
const enrolments = async ({ person }: Asking) => (await person(listInfluencerActivations)).items;
const requests = async ({ person }: Asking) => (await person(listRequests)).items;
const contents = async ({ person }: Asking) =>
  (await person(listContent, { params: { activation_id: 3 } })).items;
const reports = async ({ owner }: Asking) => (await owner(listReports)).items;

/** Where the API says the words of each list: what it answers for the samples. */
export const ANSWERED: {
  readonly [Name in ListName]: (asking: Asking) => Promise<readonly unknown[]>;
} = {
  ACTIVATION_KINDS: async ({ person }) =>
    (await person(readCampaign)).activations.map(({ kind }) => kind),
  ACTIVATION_OFFERS: async ({ person }) =>
    (await person(readCampaign)).activations.map(({ offer }) => offer),
  QUEST_KINDS: async (asking) => (await quests(asking)).map(({ kind }) => kind),
  QUEST_REPEATS: async (asking) => (await quests(asking)).map(({ repeat }) => repeat),
  REWARD_KINDS: async ({ person }) => (await person(listRewards)).rewards.map(({ kind }) => kind),
  CONTENT_TYPES: async (asking) => (await contents(asking)).map(({ content_type }) => content_type),
  FIGURE_SOURCES: async (asking) =>
    (await contents(asking)).flatMap(({ figures }) => figures.map(({ source }) => source)),
  FIELD_TYPES: async ({ person }) =>
    (await person(listAvailableRequests)).activations.flatMap(({ form }) =>
      form.map(({ type }) => type),
    ),
  PATTERN_KINDS: async ({ person }) => {
    const params = { campaign_id: 'everything', board_id: 1 };
    const { board } = await person(readBingoCard, { params, query: { seed: 'seed' } });
    return Object.keys(board.points);
  },
  ENROLMENT_STATES: async (asking) => (await enrolments(asking)).map(({ state }) => state),
  PROGRESS_STATES: async (asking) => (await quests(asking)).map(({ progress }) => progress?.state),
  REDEMPTION_STATES: async ({ person }) =>
    (await person(listRedemptions)).items.map(({ state }) => state),
  WINDOWS: async (asking) => (await quests(asking)).map(({ window }) => window),
  POINT_SOURCES: async ({ person }) =>
    (await person(listPointTransactions, { params: { activation_id: 1 } })).items.map(
      ({ source_kind }) => source_kind,
    ),
  BINGO_BOARD_STATES: async ({ person }) =>
    (await person(listOwnBingoBoards)).boards.map(({ state }) => state),
  BINGO_PROPOSAL_STATES: async ({ person }) =>
    (await person(listOwnBingoBoards)).boards.map(({ proposal }) => proposal?.state),
  CREATOR_STATUSES: async ({ owner }) =>
    (await owner(listCreators)).items.map(({ status }) => status),
  GUEST_LINK_STATES: ({ guests, person }) =>
    Promise.all(
      guests.map(
        async (token) => (await person(readGuestActivation, { query: { token } })).link_state,
      ),
    ),
  REVIEW_STATES: async (asking) => (await requests(asking)).map(({ state }) => state),
  APPEAL_SUBJECTS: async ({ person }) =>
    (await person(listAppeals)).items.map(({ subject_kind }) => subject_kind),
  REVIEW_ACTORS: async (asking) =>
    (await requests(asking)).flatMap(({ timeline }) =>
      timeline.map(({ actor_kind }) => actor_kind),
    ),
  AUDIT_ACTORS: async ({ owner }) =>
    (await owner(listAuditEntries)).items.map(({ actor_kind }) => actor_kind),
  REPORT_SUBJECTS: async (asking) =>
    (await reports(asking)).map(({ subject_kind }) => subject_kind),
  REPORT_STATES: async (asking) => (await reports(asking)).map(({ state }) => state),
  OPERATOR_ROLES: async ({ owner }) =>
    (await owner(listOperators)).operators.map(({ role }) => role),
};
