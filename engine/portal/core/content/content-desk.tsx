import { type ReactNode, useState } from 'react';
import type { Content } from '#contract/shapes/content.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { clearDraft } from '../../base/session/draft-storage.ts';
import { card, itemTitle } from '../../base/theme/parts.css.ts';
import { Heading } from '../../kit/parts/heading.tsx';
import { stack } from '../../kit/parts/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { Notice } from '../../kit/text/notice.tsx';
import type { Brief } from './brief.ts';
import type { ContentBody } from './content-body.ts';
import { ContentBrief } from './content-brief.tsx';
import { ContentForm } from './content-form.tsx';
import { type ContentAnswer, ContentList, type ContentView } from './content-list.tsx';
import { contentWords } from './content-words.ts';

interface ContentDeskProperties {
  readonly brief: Brief;
  /** Whether more can be submitted. */
  readonly takes: boolean;
  readonly view: ContentView;
  readonly answer: ContentAnswer;
  readonly draft?: string | undefined;
  readonly lookedUp?: boolean;
  /** @throws ApiCallError */
  readonly onSubmit: (body: ContentBody) => Promise<unknown>;
  readonly actions?: (piece: Content) => ReactNode;
}

/** What is asked for, what was submitted so far, and a form to submit more. */
export function ContentDesk(properties: ContentDeskProperties) {
  const { brief, takes, view, answer, draft, lookedUp, onSubmit, actions } = properties;
  const say = useWords();
  const [sent, setSent] = useState(0);
  const submit = async (body: ContentBody) => {
    await onSubmit(body);
    // The next form must not bring back what was just sent.
    if (draft !== undefined) clearDraft(draft);
    view.show(1, 'all');
    toast({ title: say(contentWords.submitted), tone: 'success' });
    setSent((count) => count + 1);
  };
  const nothing = view.type === 'all' && answer.data?.total === 0;
  const form = takes ? (
    <section key="form" className={`${card} ${stack}`}>
      <Heading className={itemTitle}>{say(contentWords.submitTitle)}</Heading>
      {/* What was sent leaves an empty form. */}
      <ContentForm
        key={sent}
        brief={brief}
        draft={draft}
        lookedUp={lookedUp}
        submitLabel={say(contentWords.submit)}
        onSubmit={submit}
      />
    </section>
  ) : (
    <Notice key="form" tone="info">
      <p>{say(contentWords.notOpen)}</p>
    </Notice>
  );
  const list = (
    <ContentList key="list" {...{ brief, view, answer }} {...(actions ? { actions } : {})} />
  );
  return (
    <div className={stack}>
      <ContentBrief brief={brief} accepted={acceptedOf(view, answer)} />
      {/* What waits for its author comes before what more there could be. */}
      {nothing ? [form, list] : [list, form]}
    </div>
  );
}

/** How many pieces were accepted, where one page holds all of them. */
function acceptedOf({ type }: ContentView, { data }: ContentAnswer): number | undefined {
  if (type !== 'all' || !data || data.pages > 1) return undefined;
  return data.items.filter(({ state }) => state === 'accepted').length;
}
