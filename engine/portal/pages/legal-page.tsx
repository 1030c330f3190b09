import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { RichTextView } from '../text/rich-text-view.tsx';
import { block, blockHead, blockTitle, column, lead } from '../theme/parts.css.ts';
import type { ContentProperties } from './content-properties.ts';

/** A legal document: title, version, text. */
export function Page({ content: { legal } }: ContentProperties<'legal'>) {
  const say = useWords();
  const foreign = legal.language ? { lang: languageTag(legal.language), dir: 'ltr' } : {};
  return (
    <article className={block}>
      <div className={column}>
        <div className={blockHead}>
          <h1 className={blockTitle} {...foreign}>
            {legal.title}
          </h1>
          <p className={lead}>{say(words.legalVersion, { version: legal.version })}</p>
          {legal.language && <p className={lead}>{say(words.legalForeign)}</p>}
        </div>
        <div {...foreign}>
          <RichTextView text={legal.body} />
        </div>
      </div>
    </article>
  );
}
