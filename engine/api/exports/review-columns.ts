import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  appealReview,
  applicationReview,
  contentReview,
  requestReview,
} from '#contract/reviews/endpoints.ts';
import { FIGURES } from '#contract/vocabulary/figure-words.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { answerColumns, cellOf, creatorColumns, fields } from './columns.ts';
import type { Column } from './exported-list.ts';

type Application = ResponseOf<typeof applicationReview.list>['items'][number];
type Request = ResponseOf<typeof requestReview.list>['items'][number];
type Content = ResponseOf<typeof contentReview.list>['items'][number];
type Appeal = ResponseOf<typeof appealReview.list>['items'][number];

/** What is said of every review. */
const REVIEW = ['state', 'revision', 'reason_code', 'note', 'submitted_at', 'decided_at'] as const;

export const applicationColumns = ({ program }: ApiProgram): readonly Column<Application>[] => [
  ...fields<Application>('id', ...REVIEW, 'reapply_at'),
  ...creatorColumns,
  { name: 'eligible', value: ({ eligibility }) => eligibility?.met ?? null },
  { name: 'country_doubts', value: ({ country_doubts }) => cellOf(country_doubts) },
  ...answerColumns((program.applications.form ?? []).map(({ name }) => name)),
];

export const requestColumns = (): readonly Column<Request>[] => [
  ...fields<Request>('id', 'activation_id', 'activation_title', 'key_option_id', ...REVIEW),
  ...fields<Request>('reapply_at', 'influencer_activation_id'),
  ...creatorColumns,
  // Each activation has a form of its own.
  ...answerColumns([]),
];

export const contentColumns = (): readonly Column<Content>[] => [
  ...fields<Content>('id', 'activation_id', 'content_type', 'platform', 'url', 'title'),
  ...fields<Content>('description', 'published_at', ...REVIEW),
  { name: 'hashtags', value: ({ hashtags }) => cellOf(hashtags) },
  ...FIGURES.map((name) => ({
    name,
    value: ({ figures: [latest] }: Content) => latest?.[name] ?? null,
  })),
  { name: 'figures_observed_at', value: ({ figures: [latest] }) => latest?.observed_at ?? null },
  ...creatorColumns,
  { name: 'guest_name', value: ({ guest }) => guest?.name ?? null },
  { name: 'guest_email', value: ({ guest }) => guest?.email ?? null },
];

export const appealColumns = (): readonly Column<Appeal>[] => [
  ...fields<Appeal>('id', 'subject_kind', 'subject_id', 'message', ...REVIEW),
  ...creatorColumns,
  { name: 'metric', value: ({ metric_event }) => metric_event?.metric ?? null },
  { name: 'metric_value', value: ({ metric_event }) => metric_event?.value ?? null },
];
