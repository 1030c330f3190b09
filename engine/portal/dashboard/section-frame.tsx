import type { ReactNode } from 'react';
import type { Section } from '#contract/programs/program.ts';
import { SignedOut } from '../auth/signed-out.tsx';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { useSession } from '../session/use-api.ts';
import { useAlive } from '../shell/use-alive.ts';
import { blockTitle } from '../theme/parts.css.ts';
import { stack } from './parts/parts.css.ts';
import { Skeleton } from './parts/skeleton.tsx';

interface SectionFrameProperties {
  readonly section: Section;
  /** Shown to those who are signed in; only in the browser. */
  readonly children: ReactNode;
}

/** A section's title, and its content for those who are signed in. */
export function SectionFrame({ section, children }: SectionFrameProperties) {
  const say = useWords();
  return (
    <section className={stack}>
      <h1 className={blockTitle}>
        <span>{section.title ?? say(titleOf(`section.${section.name}`))}</span>
      </h1>
      <SignedInOnly>{children}</SignedInOnly>
    </section>
  );
}

function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  // The document is the same for everybody: who is signed in shows once the page is alive.
  if (!useAlive()) return <Skeleton />;
  return session ? children : <SignedOut />;
}
