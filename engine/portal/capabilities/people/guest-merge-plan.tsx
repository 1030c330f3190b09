import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { mergeGuestForCreator } from '#contract/people/guest-endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import { guestWayWords, guestMergeWords as words } from './guest-merge-words.ts';
import * as styles from './people.css.ts';
import { peopleWords } from './people-words.ts';
import { enrolmentStateWords } from './record-words.ts';

type Plan = ResponseOf<typeof mergeGuestForCreator>;

interface GuestMergePlanProperties {
  readonly person: Pick<Person, 'id' | 'display_name'>;
  /** The guest's enrolment. */
  readonly guest: number;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** What would become of a guest in somebody's account; then it is done, or another is chosen. */
export function GuestMergePlan({ person, guest, onBack, onDone }: GuestMergePlanProperties) {
  const say = useWords();
  const { program } = useConsole();
  const merge = useAction(mergeGuestForCreator);
  const call = (dry_run: boolean) => ({
    ...{ params: { creator_id: person.id }, query: { uuid: program.uuid } },
    body: { influencer_activation_id: guest, dry_run },
  });
  // Once it is done there is no such guest to look at.
  const enabled = merge.isIdle || merge.isError;
  const { data: plan, error, refetch } = useEndpoint(mergeGuestForCreator, call(true), { enabled });
  const name = person.display_name || say(peopleWords.nameless);
  const send = () =>
    merge.mutate(call(false), {
      onSuccess: () => {
        toast({ title: say(words.merged), tone: 'success' });
        onDone();
      },
    });
  const failed = merge.error ?? error;
  return (
    <>
      {plan && !failed && <PlanFacts plan={plan} />}
      {!plan && !failed && <Skeleton shape="rows" />}
      {failed && <MergeProblem error={failed} onRetry={() => void refetch()} />}
      <div className={styles.buttons}>
        {plan && !failed && (
          <button
            type="button"
            className={smallButton}
            aria-disabled={merge.isPending}
            onClick={() => !merge.isPending && send()}
          >
            {say(words.mergeInto, { name })}
          </button>
        )}
        <button type="button" className={smallButton} onClick={onBack}>
          {say(words.back)}
        </button>
        <button type="button" className={smallButton} onClick={onDone}>
          {say(commonWords.cancel)}
        </button>
      </div>
    </>
  );
}

function PlanFacts({ plan }: { readonly plan: Plan }) {
  const say = useWords();
  const top = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => top.current?.focus(), []);
  const { guest, own, way, result, activation, agreements } = plan;
  const { contents: count, accepted_contents: accepted } = guest;
  const stateOf = (state: Plan['result']['state']) => say(enrolmentStateWords[state]);
  return (
    <>
      <p ref={top} tabIndex={-1}>
        {say(guestWayWords[way])}
      </p>
      <dl className={styles.facts}>
        <Fact name={words.guest}>
          <bdi>{guest.name || say(words.nameless)}</bdi>{' '}
          {guest.email && (
            <span className={styles.muted}>
              <bdi>{guest.email}</bdi>
            </span>
          )}
        </Fact>
        <Fact name={words.activation}>
          <bdi>{activation.title}</bdi>
        </Fact>
        <Fact name={words.progress}>{stateOf(guest.state)}</Fact>
        {guest.key && <Fact name={words.key}>{say(words.hasKey)}</Fact>}
        {count > 0 && <Fact name={words.content}>{say(words.pieces, { count, accepted })}</Fact>}
        <Fact name={words.own}>
          {own === null
            ? say(words.ownNothing)
            : own.key
              ? say(words.ownKey, { state: stateOf(own.state) })
              : stateOf(own.state)}
        </Fact>
        <Fact name={words.result}>{stateOf(result.state)}</Fact>
        {agreements.length > 0 && (
          <Fact name={words.agreements}>
            {agreements.map((one) => one.replaceAll('_', ' ')).join(', ')}
          </Fact>
        )}
      </dl>
      <Notice tone="warning">
        <p>{say(words.forGood)}</p>
      </Notice>
    </>
  );
}

function Fact({ name, children }: { readonly name: Word; readonly children: ReactNode }) {
  const say = useWords();
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface MergeProblemProperties {
  readonly error: ApiCallError;
  readonly onRetry: () => void;
}

/** Why a guest cannot be merged: in an account already, with nothing to keep, or a fault. */
function MergeProblem({ error, onRetry }: MergeProblemProperties) {
  const say = useWords();
  const { creator_id } = error.extra;
  if (error.code === 'GUEST_MERGED')
    return (
      <Notice tone="warning">
        <p role="alert">
          {say(words.mergedBefore)}{' '}
          {typeof creator_id === 'string' && (
            <PersonLink id={creator_id}>{say(words.mergedInto)}</PersonLink>
          )}
        </p>
      </Notice>
    );
  if (error.code === 'GUEST_LINK_EXPIRED' || error.code === 'GUEST_LINK_REVOKED')
    return (
      <Notice tone="warning">
        <p role="alert">{say(words.nothingKept)}</p>
      </Notice>
    );
  return <CallProblem error={error} onRetry={onRetry} />;
}
