import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { Content, contentPage } from '#contract/shapes/content.ts';
import { useWords } from '../../i18n/use-words.ts';
import { itemTitle, quietButton } from '../../theme/parts.css.ts';
import { Answer } from '../parts/answer.tsx';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { Empty } from '../parts/empty.tsx';
import { between, stack } from '../parts/parts.css.ts';
import { contentWords } from '../words/content-words.ts';
import { type Brief, typeName } from './content-form.tsx';
import { ContentPiece } from './content-piece.tsx';
import * as styles from './contents.css.ts';

export type ContentPageAnswer = z.infer<typeof contentPage>;
export type ContentAnswer = UseQueryResult<ContentPageAnswer, ApiCallError>;
type ContentType = Content['content_type'];

/** Which page of which type of content is shown. */
export interface ContentView {
  readonly page: number;
  readonly type: ContentType | 'all';
  readonly show: (page: number, type: ContentType | 'all') => void;
  /** What of it a call is made with. */
  readonly query: { readonly page: number; readonly content_type?: ContentType };
}

export function useContentView(): ContentView {
  const [{ page, type }, set] = useState<Pick<ContentView, 'page' | 'type'>>({
    page: 1,
    type: 'all',
  });
  return {
    page,
    type,
    show: (nextPage, nextType) => set({ page: nextPage, type: nextType }),
    query: { page, ...(type === 'all' ? {} : { content_type: type }) },
  };
}

interface ContentListProperties {
  readonly brief: Brief;
  readonly view: ContentView;
  readonly answer: ContentAnswer;
  /** What can be done with a piece. */
  readonly actions?: (piece: Content) => ReactNode;
}

/** What somebody submitted, by type, page by page. */
export function ContentList({ brief, view, answer, actions }: ContentListProperties) {
  const say = useWords();
  const choices = [
    { value: 'all' as const, text: say(contentWords.all) },
    ...brief.types.map((type) => ({ value: type as ContentType, text: typeName(type, say) })),
  ];
  return (
    <section className={stack}>
      <div className={between}>
        <h2 className={itemTitle}>{say(contentWords.yours)}</h2>
        {answer.data && <p>{say(contentWords.count, { count: answer.data.total })}</p>}
      </div>
      {brief.types.length > 1 && (
        <ChoiceRow
          label={say(contentWords.filter)}
          choices={choices}
          value={view.type}
          onChoose={(type) => view.show(1, type)}
        />
      )}
      <Answer of={answer} rows={2}>
        {(data) => (
          <>
            {data.items.length === 0 && <Nothing view={view} />}
            <ul className={styles.list}>
              {data.items.map((piece) => (
                <ContentPiece key={piece.id} piece={piece}>
                  {actions?.(piece)}
                </ContentPiece>
              ))}
            </ul>
            <Pager view={view} pages={data.pages} />
          </>
        )}
      </Answer>
    </section>
  );
}

function Nothing({ view: { type } }: Pick<ContentListProperties, 'view'>) {
  const say = useWords();
  if (type !== 'all') return <p>{say(contentWords.noneOfType)}</p>;
  return (
    <Empty icon="tabler:brand-youtube" title={say(contentWords.none)}>
      <p>{say(contentWords.noneText)}</p>
    </Empty>
  );
}

interface PagerProperties {
  readonly view: ContentView;
  readonly pages: number;
}

function Pager({ view: { page, type, show }, pages }: PagerProperties) {
  const say = useWords();
  if (pages < 2) return null;
  return (
    <div className={between}>
      <button
        type="button"
        className={quietButton}
        disabled={page <= 1}
        onClick={() => show(page - 1, type)}
      >
        {say(contentWords.previous)}
      </button>
      <p role="status">{say(contentWords.page, { page, pages })}</p>
      <button
        type="button"
        className={quietButton}
        disabled={page >= pages}
        onClick={() => show(page + 1, type)}
      >
        {say(contentWords.next)}
      </button>
    </div>
  );
}
