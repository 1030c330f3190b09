import { useWords } from '../i18n/use-words.ts';
import { titleOf, words } from '../i18n/words.ts';
import { PortalLink } from '../links/portal-link.tsx';
import { block, blockHead, blockTitle, column, lead, quietButton } from '../theme/parts.css.ts';
import type { ContentProperties } from './content-properties.ts';

/** Says honestly that a part of the portal has not opened on this site. */
export function Page({ content: { route } }: ContentProperties<'site'>) {
  const say = useWords();
  return (
    <section className={block}>
      <div className={column}>
        <div className={blockHead}>
          <p className={lead}>{say(titleOf(`title.${route}`))}</p>
          <h1 className={blockTitle}>{say(words.notOpenTitle)}</h1>
          <p className={lead}>{say(words.notOpenText)}</p>
        </div>
        <PortalLink to="/" className={quietButton}>
          {say(words.backToStart)}
        </PortalLink>
      </div>
    </section>
  );
}
