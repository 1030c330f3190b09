import { listReviewForms } from '#contract/operator/form-endpoints.ts';
import type { InboxItem } from '#contract/reviews/inbox-endpoints.ts';
import type { InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { AppealFacts, ApplicationFacts, ContentFacts, RequestFacts } from './item-facts.tsx';
import { REVIEWS } from './kinds.ts';
import { ReviewedItem } from './reviewed-item.tsx';

const RedemptionItem = lazyPart(async () => (await import('./redemption-item.tsx')).RedemptionItem);

interface ItemViewProperties {
  readonly kind: InboxKind;
  readonly id: string;
  /** The item as the list has it; undefined where it does not, or not any more. */
  readonly listed: InboxItem | undefined;
  /** Called when somebody has decided on it. */
  readonly onDecided: () => void;
}

/** All of one item, and what can be done with it. */
export function ItemView({ kind, id, listed, onDecided }: ItemViewProperties) {
  switch (kind) {
    case 'redemption':
      return listed && <RedemptionItem item={listed} onDone={onDecided} />;
    case 'application':
      return <ApplicationItem id={id} onDecided={onDecided} />;
    case 'activation_request':
      return <RequestItem id={Number(id)} onDecided={onDecided} />;
    case 'content':
      return <ContentItem id={Number(id)} onDecided={onDecided} />;
    case 'appeal':
      return <AppealItem id={Number(id)} onDecided={onDecided} />;
  }
}

interface OneProperties<Id> {
  readonly id: Id;
  readonly onDecided: () => void;
}

/** The program that the item is of, as each call names it. */
function useQuery() {
  const { program } = useConsole();
  return { query: { uuid: program.uuid } };
}

/** The manifest's: not asked for again at each item. */
const useForms = () => useEndpoint(listReviewForms, useQuery(), { staleTime: 60_000 });

function ApplicationItem({ id, onDecided }: OneProperties<string>) {
  const item = useEndpoint(REVIEWS.application.read, { params: { id }, ...useQuery() });
  const forms = useForms();
  return (
    <Answer of={item}>
      {(application) => (
        <ReviewedItem kind="application" item={application} onDecided={onDecided}>
          <ApplicationFacts item={application} form={forms.data?.application ?? []} />
        </ReviewedItem>
      )}
    </Answer>
  );
}

function RequestItem({ id, onDecided }: OneProperties<number>) {
  const item = useEndpoint(REVIEWS.activation_request.read, { params: { id }, ...useQuery() });
  const forms = useForms();
  return (
    <Answer of={item}>
      {(request) => (
        <ReviewedItem kind="activation_request" item={request} onDecided={onDecided}>
          <RequestFacts
            item={request}
            form={
              forms.data?.activations.find((one) => one.id === request.activation_id)?.form ?? []
            }
          />
        </ReviewedItem>
      )}
    </Answer>
  );
}

function ContentItem({ id, onDecided }: OneProperties<number>) {
  const item = useEndpoint(REVIEWS.content.read, { params: { id }, ...useQuery() });
  return (
    <Answer of={item}>
      {(content) => (
        <ReviewedItem kind="content" item={content} onDecided={onDecided}>
          <ContentFacts item={content} />
        </ReviewedItem>
      )}
    </Answer>
  );
}

function AppealItem({ id, onDecided }: OneProperties<number>) {
  const item = useEndpoint(REVIEWS.appeal.read, { params: { id }, ...useQuery() });
  return (
    <Answer of={item}>
      {(appeal) => (
        <ReviewedItem kind="appeal" item={appeal} onDecided={onDecided}>
          <AppealFacts item={appeal} />
        </ReviewedItem>
      )}
    </Answer>
  );
}
