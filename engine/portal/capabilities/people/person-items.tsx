import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { ItemLink } from './item-link.tsx';
import { appealSubjectWords, redemptionStateWords, recordWords as words } from './record-words.ts';
import { Records, When } from './records.tsx';

const REVIEW = [words.state, words.submitted, words.decided];

/** What somebody handed in and redeemed, each kind with the way to what is decided. */
export function PersonItems({ person }: { readonly person: Person }) {
  return (
    <>
      <Applications of={person.applications} />
      <Requests of={person.requests} />
      <Content of={person.content} />
      <Appeals of={person.appeals} />
      <Redemptions of={person.redemptions} />
    </>
  );
}

interface Of<Kind extends keyof Person> {
  readonly of: Person[Kind];
}

function Applications({ of }: Of<'applications'>) {
  const { locale } = useView();
  return (
    <Records
      title={words.applications}
      of={of}
      columns={[words.submitted, words.state, words.decided]}
    >
      {({ id, state, submitted_at, decided_at }) => (
        <tr key={id}>
          <th scope="row">
            <ItemLink kind="application" id={id}>
              {localMoment(submitted_at, locale)}
            </ItemLink>
          </th>
          <td>
            <ReviewStateTag state={state} />
          </td>
          <When at={decided_at} />
        </tr>
      )}
    </Records>
  );
}

function Requests({ of }: Of<'requests'>) {
  return (
    <Records title={words.requests} of={of} columns={[words.activation, ...REVIEW]}>
      {({ id, activation_title, ...review }) => (
        <tr key={id}>
          <th scope="row">
            <ItemLink kind="activation_request" id={id}>
              {activation_title}
            </ItemLink>
          </th>
          <Review {...review} />
        </tr>
      )}
    </Records>
  );
}

function Content({ of }: Of<'content'>) {
  const say = useWords();
  return (
    <Records
      title={words.content}
      of={of}
      columns={[words.titleColumn, words.platform, words.activation, ...REVIEW]}
    >
      {({ id, title, url, platform, activation_title, ...review }) => (
        <tr key={id}>
          <th scope="row">
            <ItemLink kind="content" id={id}>
              {title || url}
            </ItemLink>
          </th>
          <td>{platformName(platform, say)}</td>
          <td>
            <bdi>{activation_title}</bdi>
          </td>
          <Review {...review} />
        </tr>
      )}
    </Records>
  );
}

function Appeals({ of }: Of<'appeals'>) {
  const say = useWords();
  return (
    <Records title={words.appeals} of={of} columns={[words.message, words.about, ...REVIEW]}>
      {({ id, message, subject_kind, subject_id, ...review }) => (
        <tr key={id}>
          <th scope="row">
            <ItemLink kind="appeal" id={id}>
              {message}
            </ItemLink>
          </th>
          <td>
            {say(appealSubjectWords[subject_kind])} {subject_id}
          </td>
          <Review {...review} />
        </tr>
      )}
    </Records>
  );
}

type ReviewProperties = Pick<
  Person['applications']['items'][number],
  'state' | 'submitted_at' | 'decided_at'
>;

/** The cells of `REVIEW`. */
function Review({ state, submitted_at, decided_at }: ReviewProperties) {
  return (
    <>
      <td>
        <ReviewStateTag state={state} />
      </td>
      <When at={submitted_at} />
      <When at={decided_at} />
    </>
  );
}

function Redemptions({ of }: Of<'redemptions'>) {
  const say = useWords();
  const { locale } = useView();
  return (
    <Records
      title={words.redemptions}
      of={of}
      columns={[words.reward, words.cost, words.state, words.redeemed, words.settled]}
    >
      {({ id, title, cost, state, claimed_at, fulfilled_at, refunded_at }) => (
        <tr key={id}>
          <th scope="row">
            <bdi>{title}</bdi>
          </th>
          <td>{formatNumber(cost, locale)}</td>
          <td>{say(redemptionStateWords[state])}</td>
          <When at={claimed_at} />
          <When at={refunded_at ?? fulfilled_at} />
        </tr>
      )}
    </Records>
  );
}
