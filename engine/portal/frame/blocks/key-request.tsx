import { Suspense } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { keepsSession } from '../../base/session/session-key.ts';
import { card, cardMuted, itemTitle, quietButton } from '../../base/theme/parts.css.ts';
import { formatMoment } from '../../base/view/formats.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './key-request.css.ts';

/** Which keys there are to request, and when coverage may appear. */
export function Block({ block, heading }: BlockProperties<'key_request'>) {
  const say = useWords();
  const { locale } = useView();
  const { platforms, regions = [], embargo_until, note } = block;
  return (
    <BlockSection {...block} heading={heading} reading>
      <div className={`${card} ${styles.sheet}`}>
        <Chips title={say(words.platforms)} items={platforms} />
        {regions.length > 0 && <Chips title={say(words.regions)} items={regions} />}
        {embargo_until && (
          <p className={styles.embargo}>
            {say(words.coverageFrom, { date: formatMoment(embargo_until, locale) })}
          </p>
        )}
        {note && <p className={cardMuted}>{note}</p>}
        <WayOn />
      </div>
    </BlockSection>
  );
}

/** Signing in; for those who are signed in, the keys that they can request. */
function WayOn() {
  const { uuid } = useProgram();
  const signedIn = useAlive() && keepsSession(uuid);
  if (!signedIn) return <SignIn />;
  return (
    <Suspense fallback={<SignIn />}>
      <Panel fallback={<SignIn />} />
    </Suspense>
  );
}

// Visitors do not pay for what only members see.
const Panel = lazyPart(async () => {
  const { KeyRequestPanel } = await import('../../capabilities/requests/key-request-panel.tsx');
  return KeyRequestPanel;
});

function SignIn() {
  const say = useWords();
  return (
    <ProgramLink to="/login" className={quietButton}>
      {say(words.signInToRequestKey)}
    </ProgramLink>
  );
}

function Chips({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className={itemTitle}>{title}</h3>
      <ul className={styles.chips}>
        {items.map((item) => (
          <li key={item} className={styles.chip}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
