import { type ReactNode, useCallback, useState } from 'react';
import type { Content } from '#contract/shapes/content.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import type { Question } from '../../kit/form/question.ts';
import type { Typed } from '../../kit/form/typed-answers.ts';
import type { Suggested } from '../../kit/form/use-suggested.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import { type Brief, typeName } from './brief.ts';
import { answersOf, bareHashtag, bodyOf, type ContentBody, platformOf } from './content-body.ts';
import { contentWords } from './content-words.ts';
import { PreviewPlace } from './preview-place.tsx';

export interface ContentFormProperties {
  readonly brief: Brief;
  /** What was submitted before and is to be changed. */
  readonly piece?: Content;
  readonly draft?: string | undefined;
  /** Whether what platforms say of a piece is looked up: for members alone. */
  readonly lookedUp?: boolean | undefined;
  readonly submitLabel: string;
  /** @throws ApiCallError */
  readonly onSubmit: (body: ContentBody) => Promise<unknown>;
  readonly beside?: ReactNode;
}

/** Asks for a piece of content by its address. */
export function ContentFormBody(properties: ContentFormProperties) {
  const { brief, piece, draft, lookedUp, submitLabel, onSubmit, beside } = properties;
  const say = useWords();
  const [typed, setTyped] = useState<Typed>({});
  const onTyped = useCallback((now: Typed) => setTyped(now), []);
  const [suggested, setSuggested] = useState<Suggested>();
  const preview = lookedUp && (
    <PreviewPlace typed={typed.url} types={brief.types} onFound={setSuggested} />
  );
  // The preview names it as well.
  const platform = lookedUp ? undefined : platformOf(typed.url);
  const asked = new Set(brief.hashtags.map(bareHashtag));
  const kept = piece?.hashtags.filter((hashtag) => !asked.has(bareHashtag(hashtag)));
  return (
    <AnswerForm
      groups={[{ id: 'content', questions: questionsFor(brief, platform, preview, say) }]}
      suggested={suggested}
      answers={piece ? answersOf(piece, brief.hashtags) : {}}
      draft={draft}
      submitLabel={submitLabel}
      onTyped={onTyped}
      onSubmit={(answers) => onSubmit(bodyOf(answers, kept))}
      beside={beside}
    />
  );
}

function questionsFor(
  { types, hashtags }: Brief,
  platform: string | undefined,
  preview: ReactNode,
  say: Speak,
): readonly Question[] {
  return [
    {
      name: 'url',
      type: 'url',
      label: say(contentWords.url),
      required: true,
      help: (
        <span aria-live="polite">
          {platform
            ? say(contentWords.recognised, { platform: platformName(platform, say) })
            : say(contentWords.urlHelp)}
        </span>
      ),
      below: preview,
    },
    {
      name: 'content_type',
      type: 'select',
      label: say(contentWords.type),
      required: true,
      options: types.map((value) => ({ value, label: typeName(value, say) })),
    },
    {
      name: 'title',
      type: 'text',
      label: say(contentWords.title),
      required: true,
      max_length: 200,
    },
    ...(hashtags.length > 0 ? [hashtagQuestion(hashtags, say)] : []),
    { name: 'published_at', type: 'date', label: say(contentWords.publishedAt) },
    {
      name: 'description',
      type: 'long_text',
      label: say(contentWords.description),
      max_length: 2_000,
    },
  ];
}

const hashtagQuestion = (hashtags: readonly string[], say: Speak): Question => ({
  name: 'hashtags',
  type: 'multi_select',
  label: say(contentWords.usedHashtags),
  options: hashtags.map((value) => ({ value, label: `#${value.replace(/^#/, '')}` })),
});
