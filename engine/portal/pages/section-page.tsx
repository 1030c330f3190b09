import { LoginPanel } from '../auth/login-panel.tsx';
import { SignedOut } from '../auth/signed-out.tsx';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { block, blockHead, blockTitle, column } from '../theme/parts.css.ts';
import type { ContentProperties } from './content-properties.ts';

/** A section of a program: its login, or a place for those who are signed in. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  const say = useWords();
  if (section.name === 'login') {
    return (
      <section className={block}>
        <div className={column}>
          <LoginPanel heading="h1" />
        </div>
      </section>
    );
  }
  return (
    <section>
      <div className={blockHead}>
        <h1 className={blockTitle}>{section.title ?? say(titleOf(`section.${section.name}`))}</h1>
      </div>
      <SignedOut />
    </section>
  );
}
