import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';

/** Nothing stands at this address. */
export function NotFoundPage({ path }: { readonly path: string }) {
  const say = useWords();
  return <ErrorScreen status={404} message={say(words.pageNotFound, { path })} />;
}
