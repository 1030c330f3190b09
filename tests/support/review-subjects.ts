import { randomUUID } from 'node:crypto';
import { sql } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { influencerActivations } from '#api/store/tables/activations.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
} from '#api/store/tables/pipelines.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import {
  appealReview,
  applicationReview,
  contentReview,
  requestReview,
} from '#contract/reviews/endpoints.ts';
import type { TestApi, TestPerson, TestProgram } from './api.ts';

/** An entry of a queue; a search for `text` finds it. */
export interface SubjectValues {
  readonly text?: string;
  readonly submitted_at?: Date;
  readonly state?: (typeof applications.$inferSelect)['state'];
}

type AppealRow = typeof appeals.$inferSelect;

type Create = (
  api: TestApi,
  person: TestPerson,
  values?: SubjectValues,
) => Promise<string | number>;

const ALPHA = 2;
const VIDEOS = 3;
const first = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row;
};
const common = ({ uuid, id }: TestPerson, { submitted_at = new Date(), state }: SubjectValues) => ({
  program_uuid: uuid,
  creator_id: id,
  state: state ?? ('submitted' as const),
  submitted_at,
});

export const createApplication: Create = async (api, person, values = {}) => {
  const { database } = api.services.store;
  const row = { ...common(person, values), answers: { about: values.text ?? 'me' } };
  return first(await database.insert(applications).values(row).returning()).id;
};

export const createRequest: Create = async (api, person, values = {}) => {
  const { database } = api.services.store;
  const row = {
    ...common(person, values),
    activation_id: ALPHA,
    key_option_id: 21,
    answers: { why: values.text ?? 'to stream it' },
  };
  return first(await database.insert(activationRequests).values(row).returning()).id;
};

export const createContent: Create = async (api, person, values = {}) => {
  const { database } = api.services.store;
  const enrolment = first(
    await database
      .insert(influencerActivations)
      .values({
        program_uuid: person.uuid,
        activation_id: VIDEOS,
        creator_id: person.id,
        state: 'accepted',
      })
      .onConflictDoUpdate({
        target: [influencerActivations.creator_id, influencerActivations.activation_id],
        targetWhere: sql`not additional`,
        set: { state: 'accepted' },
      })
      .returning(),
  );
  const url = `https://videos.example/${randomUUID()}`;
  const row = {
    ...common(person, values),
    activation_id: VIDEOS,
    influencer_activation_id: enrolment.id,
    content_type: 'video' as const,
    url,
    canonical_url: url,
    platform: 'youtube',
    title: values.text ?? 'A launch video',
    hashtags: ['#alpha'],
  };
  return first(await database.insert(contents).values(row).returning()).id;
};

export const createEvent = async (
  api: TestApi,
  { uuid, id }: TestPerson,
  values: Partial<typeof metricEvents.$inferInsert> = {},
): Promise<number> => {
  const event = {
    program_uuid: uuid,
    source_id: randomUUID(),
    creator: id,
    creator_id: id,
    metric: 'wins',
    value: 1,
    occurred_at: new Date(),
    counted: false,
    outcomes: [],
    reported_by: 'test',
    ...values,
  };
  return first(await api.services.store.database.insert(metricEvents).values(event).returning()).id;
};

/** Against an event that did not count, unless it is told what it is about. */
export const createAppeal = async (
  api: TestApi,
  person: TestPerson,
  values: SubjectValues & Partial<Pick<AppealRow, 'subject_kind' | 'subject_id'>> = {},
): Promise<number> => {
  const { database } = api.services.store;
  const row = {
    ...common(person, values),
    subject_kind: values.subject_kind ?? 'metric_event',
    subject_id: values.subject_id ?? (await createEvent(api, person)),
    message: values.text ?? 'It was my match.',
  };
  return first(await database.insert(appeals).values(row).returning()).id;
};

/** The four queues: all are asked the same things. */
export const QUEUES = [
  {
    queue: 'applications',
    review: applicationReview,
    create: createApplication,
    table: applications,
    kind: 'application',
    unknown: 'APPLICATION_UNKNOWN',
    strange: '00000000-0000-4000-8000-000000000000',
  },
  {
    queue: 'requests',
    review: requestReview,
    create: createRequest,
    table: activationRequests,
    kind: 'activation_request',
    unknown: 'REQUEST_UNKNOWN',
    strange: 4_000_000_000,
  },
  {
    queue: 'content',
    review: contentReview,
    create: createContent,
    table: contents,
    kind: 'content',
    unknown: 'CONTENT_UNKNOWN',
    strange: 4_000_000_000,
  },
  {
    queue: 'appeals',
    review: appealReview,
    create: createAppeal,
    table: appeals,
    kind: 'appeal',
    unknown: 'APPEAL_UNKNOWN',
    strange: 4_000_000_000,
  },
] as const;

/** People of a program with an application each that waits, in two statements; their ids. */
export async function createApplicants(
  api: TestApi,
  program: TestProgram,
  people: number,
  submitted_at: Date,
): Promise<string[]> {
  const { database } = api.services.store;
  const { uuid: program_uuid } = api.program(program);
  const ids = Array.from({ length: people }, () => randomUUID());
  await database.insert(creators).values(
    ids.map((id, place) => ({
      ...{ id, program_uuid, display_name: `Applicant ${place}`, member_since: null },
      ...{ email: `${id}@creators.example`, email_verified_at: submitted_at },
    })),
  );
  await database.insert(applications).values(
    ids.map((creator_id) => ({
      ...{ program_uuid, creator_id, submitted_at },
      ...{ state: 'submitted' as const, answers: {} },
    })),
  );
  return ids;
}
