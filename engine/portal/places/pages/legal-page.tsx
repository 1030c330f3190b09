import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import {
  block,
  blockBody,
  blockHead,
  blockTitle,
  frame,
  lead,
  reading,
} from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { LateArt } from '../../frame/layouts/late-art.tsx';
import { RichTextView } from '../../kit/text/rich-text-view.tsx';
import { page, picture } from './legal-page.css.ts';
import './legal-print.css.ts';

/** A legal document: title and version beside the text, below the program's picture. */
export function Page({ content: { legal } }: ContentProperties<'legal'>) {
  const say = useWords();
  const foreign = legal.language ? { lang: languageTag(legal.language), dir: 'ltr' } : {};
  return (
    <article className={`${block} ${page}`}>
      <div className={picture}>
        <LateArt />
      </div>
      <div className={`${frame} ${reading}`}>
        <div className={blockHead}>
          <h1 className={blockTitle} {...foreign}>
            <span>{legal.title}</span>
          </h1>
          <p className={lead}>{say(words.legalVersion, { version: legal.version })}</p>
          {legal.language && <p className={lead}>{say(words.legalForeign)}</p>}
        </div>
        <div className={blockBody} {...foreign}>
          <RichTextView text={legal.body} />
        </div>
      </div>
    </article>
  );
}
