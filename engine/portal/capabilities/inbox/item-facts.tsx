import { type ReactNode, Suspense } from 'react';
import type * as z from 'zod';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { formField } from '#contract/shapes/form-field.ts';
import type { CountryDoubt } from '#contract/shapes/reviews.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useView } from '../../base/view/use-view.ts';
import { AnswerList } from '../../kit/form/answer-list.tsx';
import { type Question, questionsOf } from '../../kit/form/question.ts';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import type { JudgedRule } from './eligibility-facts.tsx';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import type { REVIEWS } from './kinds.ts';

const ContentFigures = lazyPart(
  async () => (await import('../../core/content/content-figures.tsx')).ContentFigures,
);

// Of few appeals, with its own words.
const ActivityFacts = lazyPart(async () => (await import('./activity-facts.tsx')).ActivityFacts);

type ItemOf<Kind extends keyof typeof REVIEWS> = ResponseOf<(typeof REVIEWS)[Kind]['read']>;
type Form = readonly z.infer<typeof formField>[];

const EligibilityFacts = lazyPart(
  async () => (await import('./eligibility-facts.tsx')).EligibilityFacts,
);

interface Described<Item> {
  readonly item: Item;
}

const DOUBTS: Readonly<Record<CountryDoubt, Word>> = {
  profile_not_approved: inboxWords.profileNotApproved,
  answer_not_approved: inboxWords.answerNotApproved,
  answer_differs: inboxWords.answerDiffers,
};

export function ApplicationFacts({
  item,
  form,
}: Described<ItemOf<'application'>> & { readonly form: Form }) {
  const say = useWords();
  return (
    <>
      {item.country_doubts.map((doubt) => (
        <p key={doubt} className={styles.doubt}>
          <Icon name="tabler:alert-triangle" /> {say(DOUBTS[doubt])}
        </p>
      ))}
      {item.eligibility && (
        <Part title={say(inboxWords.eligibility)}>
          <Suspense>
            <EligibilityFacts rules={item.eligibility.rules as readonly JudgedRule[]} />
          </Suspense>
        </Part>
      )}
      <Answers form={form} answers={item.answers} />
    </>
  );
}

export function RequestFacts({
  item,
  form,
}: Described<ItemOf<'activation_request'>> & { readonly form: Form }) {
  return <Answers form={form} answers={item.answers} />;
}

export function ContentFacts({ item }: Described<ItemOf<'content'>>) {
  const say = useWords();
  const { locale } = useView();
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={inboxWords.address}>
          {/* Addresses are people's own: what they lead to learns nothing of the console. */}
          <a href={item.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            {item.url}
          </a>
        </Fact>
        <Fact name={inboxWords.platform}>{platformName(item.platform, say)}</Fact>
        {item.published_at && (
          <Fact name={inboxWords.published}>{localMoment(item.published_at, locale)}</Fact>
        )}
        {item.hashtags.length > 0 && (
          <Fact name={inboxWords.hashtags}>{item.hashtags.map((tag) => `#${tag}`).join(' ')}</Fact>
        )}
        {item.figures.length > 0 && (
          <Fact name={inboxWords.results}>
            <Suspense>
              <ContentFigures figures={item.figures} />
            </Suspense>
          </Fact>
        )}
        {item.guest && (
          <Fact name={inboxWords.guest}>
            <bdi>{item.guest.name}</bdi> {item.guest.email}
          </Fact>
        )}
      </dl>
      {item.description && (
        <p className={styles.text} dir="auto">
          {item.description}
        </p>
      )}
    </>
  );
}

export function AppealFacts({ item }: Described<ItemOf<'appeal'>>) {
  const say = useWords();
  const { locale } = useView();
  const { metric_event: event, counted_activity: activity } = item;
  return (
    <>
      <Part title={say(inboxWords.message)}>
        <p className={styles.text} dir="auto">
          {item.message}
        </p>
      </Part>
      {event && (
        <dl className={styles.facts}>
          <div>
            <dt>{event.metric}</dt>
            <dd>
              {formatNumber(event.value, locale)} · {localMoment(event.occurred_at, locale)}
            </dd>
          </div>
          {event.platform && (
            <Fact name={inboxWords.platform}>{platformName(event.platform, say)}</Fact>
          )}
        </dl>
      )}
      {activity && (
        <Suspense>
          <ActivityFacts activity={activity} />
        </Suspense>
      )}
    </>
  );
}

interface AnswersProperties {
  readonly form: Form;
  readonly answers: ItemOf<'application'>['answers'];
}

/** What was answered; answers to what is no longer asked stand under their names. */
function Answers({ form, answers }: AnswersProperties) {
  const say = useWords();
  if (Object.keys(answers).length === 0) return null;
  const asked = new Set(form.map(({ name }) => name));
  const former = Object.keys(answers)
    .filter((name) => !asked.has(name))
    .map((name): Question => ({ name, label: name, type: 'text' }));
  return (
    <Part title={say(inboxWords.answers)}>
      <AnswerList questions={[...questionsOf(form), ...former]} answers={answers} />
    </Part>
  );
}

/** A part of an item with its heading. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}

/** A fact of an item; within a list of them. */
export function Fact({ name, children }: { readonly name: Word; readonly children: ReactNode }) {
  const say = useWords();
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
