import { readAppearance, readManifest } from '#contract/manifests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { smallButton, title, toolbar } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { FieldList } from './field-list.tsx';
import { IssueList } from './issue-list.tsx';
import * as styles from './manifest.css.ts';
import { manifestWords } from './manifest-words.ts';
import { PagePreviews } from './page-previews.tsx';
import { TranslationTable } from './translation-table.tsx';

/** What the program's manifest says and where, what is wrong with it, and how it looks. */
export function ManifestPage() {
  const say = useWords();
  const { program, may, addressOf } = useConsole();
  const query = { uuid: program.uuid };
  const manifest = useEndpoint(readManifest, { query });
  const appearance = useEndpoint(readAppearance, { query });
  return (
    <div className={styles.parts}>
      <div className={toolbar}>
        <h1 className={title}>{say(manifestWords.title)}</h1>
        <ConsoleLink className={smallButton} to={addressOf('team')}>
          {say(manifestWords.team)}
        </ConsoleLink>
        {may('read_audit') && (
          <ConsoleLink className={smallButton} to={addressOf('audit')}>
            {say(manifestWords.audit)}
          </ConsoleLink>
        )}
      </div>
      <Answer of={manifest} shape="rows">
        {({ issues }) => <IssueList issues={issues} />}
      </Answer>
      <Answer of={appearance} shape="rows">
        {({ pages, locales, moments, contrast }) => (
          <>
            <PagePreviews
              pages={pages}
              locales={locales.map(({ locale }) => locale)}
              moments={moments}
            />
            <TranslationTable locales={locales} />
            <ContrastTable pairs={contrast} />
          </>
        )}
      </Answer>
      {manifest.data && <FieldList manifest={manifest.data} />}
    </div>
  );
}
