import { Suspense } from 'react';
import { readSelf } from '#contract/account/endpoints.ts';
import { applicationSection } from '#domain/routing/application-section.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { applying } from '../../capabilities/account/account.css.ts';
import { AgreementsPart } from '../../capabilities/account/agreements-part.tsx';
import { ConsolePart } from '../../capabilities/account/console-part.tsx';
import { CustomFieldsPart } from '../../capabilities/account/custom-fields-part.tsx';
import { LatePublicProfile } from '../../capabilities/account/late-public-profile.tsx';
import { LateSavedAddress } from '../../capabilities/account/late-saved-address.tsx';
import { LinksPart } from '../../capabilities/account/links-part.tsx';
import { LookPart } from '../../capabilities/account/look-part.tsx';
import { ProfilePart } from '../../capabilities/account/profile-part.tsx';
import { useProvidersAwaited } from '../../capabilities/account/use-providers.ts';
import { LateApplicationPanel } from '../../capabilities/applications/late-application-panel.tsx';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

/** Below what is seen first. */
const MailsPart = lazyPart(
  async () => (await import('../../capabilities/account/mails-part.tsx')).MailsPart,
);
const DataPart = lazyPart(
  async () => (await import('../../capabilities/account/data-part.tsx')).DataPart,
);
const SessionsPart = lazyPart(
  async () => (await import('../../capabilities/account/sessions-part.tsx')).SessionsPart,
);

/** More than any window has room for: what follows is out of sight, and stays there. */
const ROWS = 12;

/** All that a person can set, and, in programs without a start of their own, the application. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  const { sections } = useProgram();
  const applies = applicationSection(sections)?.name === section.name;
  return (
    <SectionFrame section={section}>
      <Settings applies={applies} />
    </SectionFrame>
  );
}

function Settings({ applies }: { readonly applies: boolean }) {
  const self = useEndpoint(readSelf, {});
  const awaited = useProvidersAwaited();
  if (awaited) return <Skeleton rows={ROWS} />;
  return (
    <Answer of={self} rows={ROWS}>
      {(person) => (
        <>
          {applies && !person.member && (
            <div className={applying}>
              <LateApplicationPanel />
            </div>
          )}
          <ProfilePart self={person} />
          <CustomFieldsPart />
          <LinksPart self={person} />
          {person.member && <LatePublicProfile />}
          <Suspense fallback={<Skeleton rows={2} />}>
            <MailsPart />
          </Suspense>
          <LookPart />
          <AgreementsPart member={person.member} />
          {person.member && <LateSavedAddress />}
          <Suspense fallback={<Skeleton rows={2} />}>
            <SessionsPart />
          </Suspense>
          <Suspense fallback={<Skeleton rows={2} />}>
            <DataPart />
          </Suspense>
          <ConsolePart />
        </>
      )}
    </Answer>
  );
}
