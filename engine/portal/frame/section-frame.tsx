import { type ReactNode, Suspense } from 'react';
import type { Section } from '#contract/programs/program.ts';
import { lazyPart } from '../base/runtime/lazy-part.ts';
import { useAlive } from '../base/runtime/use-alive.ts';
import { useSession } from '../base/session/use-api.ts';
import { useView } from '../base/view/use-view.ts';
import { stack } from '../kit/parts/parts.css.ts';
import { Skeleton } from '../kit/parts/skeleton.tsx';
import { SectionTitle } from './layouts/section-title.tsx';

/** Seldom seen: a session that ended while the section was open. */
const SignedOut = lazyPart(
  async () => (await import('../capabilities/auth/signed-out.tsx')).SignedOut,
);

interface SectionFrameProperties {
  readonly section: Section;
  /** Shown to those who are signed in; only in the browser. */
  readonly children: ReactNode;
}

/** A section's title where its layout has none, and its content for those who are signed in. */
export function SectionFrame({ section, children }: SectionFrameProperties) {
  return (
    <section className={stack}>
      {useView().layout !== 'dashboard' && <SectionTitle section={section} />}
      <SignedInOnly>{children}</SignedInOnly>
    </section>
  );
}

function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  // The document is the same for everybody: who is signed in shows once the page is alive.
  if (!useAlive()) return <Skeleton />;
  if (session) return children;
  return (
    <Suspense fallback={<Skeleton />}>
      <SignedOut />
    </Suspense>
  );
}
