import { type ReactNode, useState } from 'react';
import type { Content } from '#contract/shapes/content.ts';
import { useWords } from '../../i18n/use-words.ts';
import { toast } from '../../shell/toast-store.ts';
import { Notice } from '../../text/notice.tsx';
import { card, itemTitle } from '../../theme/parts.css.ts';
import { clearDraft } from '../form/draft-storage.ts';
import { Heading } from '../parts/heading.tsx';
import { stack } from '../parts/parts.css.ts';
import { contentWords } from '../words/content-words.ts';
import type { ContentBody } from './content-body.ts';
import { ContentBrief } from './content-brief.tsx';
import { type Brief, ContentForm } from './content-form.tsx';
import { type ContentAnswer, ContentList, type ContentView } from './content-list.tsx';

interface ContentDeskProperties {
  readonly brief: Brief;
  /** Whether more can be submitted. */
  readonly takes: boolean;
  readonly view: ContentView;
  readonly answer: ContentAnswer;
  readonly draft?: string | undefined;
  /** @throws ApiCallError */
  readonly onSubmit: (body: ContentBody) => Promise<unknown>;
  readonly actions?: (piece: Content) => ReactNode;
}

/** What is asked for, what was submitted so far, and a form to submit more. */
export function ContentDesk(properties: ContentDeskProperties) {
  const { brief, takes, view, answer, draft, onSubmit, actions } = properties;
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
