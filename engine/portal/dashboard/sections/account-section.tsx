import { readSelf } from '#contract/account/endpoints.ts';
import { applicationSection } from '#domain/routing/application-section.ts';
import type { ContentProperties } from '../../pages/content-properties.ts';
import { useEndpoint } from '../../session/use-api.ts';
import { useProgram } from '../../view/use-view.ts';
import { applying } from '../account/account.css.ts';
import { AgreementsPart } from '../account/agreements-part.tsx';
import { CustomFieldsPart } from '../account/custom-fields-part.tsx';
import { DataPart } from '../account/data-part.tsx';
import { LinksPart } from '../account/links-part.tsx';
import { LookPart } from '../account/look-part.tsx';
import { MailsPart } from '../account/mails-part.tsx';
import { ProfilePart } from '../account/profile-part.tsx';
import { SessionsPart } from '../account/sessions-part.tsx';
import { LateApplicationPanel } from '../applications/late-application-panel.tsx';
import { Answer } from '../parts/answer.tsx';
import { SectionFrame } from '../section-frame.tsx';

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
  return (
    <Answer of={self} rows={4}>
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
          <MailsPart self={person} />
          <LookPart />
          <AgreementsPart member={person.member} />
          <SessionsPart />
          <DataPart />
        </>
      )}
    </Answer>
  );
}
