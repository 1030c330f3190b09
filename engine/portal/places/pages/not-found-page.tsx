import { direction } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { useView } from '../../base/view/use-view.ts';
import { LateArt } from '../../frame/layouts/late-art.tsx';
import { ErrorScreen } from '../../kit/shell/error-screen.tsx';

/** Nothing stands at this address. */
export function Page({ content: { path } }: ContentProperties<'not_found'>) {
  const say = useWords();
  // An address runs from left to right, also within a sentence that does not.
  const shown = direction(useView().locale) === 'rtl' ? `\u2066${path}\u2069` : path;
  return (
    <ErrorScreen
      status={404}
      message={say(words.pageNotFound, { path: shown })}
      hero={<LateArt />}
    />
  );
}
