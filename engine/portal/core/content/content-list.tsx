import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type * as z from 'zod';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { Content, contentPage } from '#contract/shapes/content.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle, quietButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { ChoiceRow } from '../../kit/parts/choice-row.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Heading, useHeadingLevel } from '../../kit/parts/heading.tsx';
import { between, stack } from '../../kit/parts/parts.css.ts';
import { type Brief, typeName } from './brief.ts';
import { ContentPiece } from './content-piece.tsx';
import { contentWords } from './content-words.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (page: number) => {
    view.show(page, view.type);
    // The buttons go away while the page is read; reading begins at the top of the list.
    heading.current?.focus();
  };
  const choices = [
    { value: 'all' as const, text: say(contentWords.all) },
    ...brief.types.map((type) => ({ value: type as ContentType, text: typeName(type, say) })),
  ];
  return (
    <section className={stack}>
      <div className={between}>
        <Heading ref={heading} tabIndex={-1} className={itemTitle}>
          {say(contentWords.yours)}
        </Heading>
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
            <Pager page={view.page} pages={data.pages} onTurn={turn} />
          </>
        )}
      </Answer>
      {/* It stands here before there is anything to say, so that it is read out. */}
      <p role="status" className={visuallyHidden}>
        {answer.data &&
          answer.data.pages > 1 &&
          say(contentWords.page, { page: view.page, pages: answer.data.pages })}
      </p>
    </section>
  );
}

function Nothing({ view: { type } }: Pick<ContentListProperties, 'view'>) {
  const say = useWords();
  // Within a card there is no room for a picture of nothing.
  const level = useHeadingLevel();
  if (type !== 'all') return <p>{say(contentWords.noneOfType)}</p>;
  if (level > 2) return <p>{say(contentWords.none)}</p>;
  return (
    <Empty icon="tabler:brand-youtube" title={say(contentWords.none)}>
      <p>{say(contentWords.noneText)}</p>
    </Empty>
  );
}

interface PagerProperties {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

function Pager({ page, pages, onTurn }: PagerProperties) {
  const say = useWords();
  if (pages < 2) return null;
  return (
    <div className={between}>
      <button
        type="button"
        className={quietButton}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        {say(contentWords.previous)}
      </button>
      <p>{say(contentWords.page, { page, pages })}</p>
      <button
        type="button"
        className={quietButton}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {say(contentWords.next)}
      </button>
    </div>
  );
}
