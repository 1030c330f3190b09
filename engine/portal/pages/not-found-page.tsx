import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import type { ContentProperties } from './content-properties.ts';

/** Nothing stands at this address. */
export function Page({ content: { path } }: ContentProperties<'not_found'>) {
  const say = useWords();
  return <ErrorScreen status={404} message={say(words.pageNotFound, { path })} />;
}
