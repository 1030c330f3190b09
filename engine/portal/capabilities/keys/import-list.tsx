import { useId } from 'react';
import { listKeyImports, withdrawKeyImport } from '#contract/campaigns/key-endpoints.ts';
import type { KeyImport } from '#contract/shapes/keys.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useExport } from '../../core/console/use-export.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './keys.css.ts';
import { keysWords } from './keys-words.ts';
import { ReasonForm } from './reason-form.tsx';

const COLUMNS = [
  { word: keysWords.file },
  { word: keysWords.when },
  { word: keysWords.importedBy },
  { word: keysWords.imported },
  { word: keysWords.duplicates },
  { word: keysWords.rejected },
  { word: keysWords.available },
  { word: keysWords.given },
  { word: keysWords.actions, heading: 'hidden' as const },
];

/** How many imports come at once. */
const PAGE = 20;

/** Files of keys that were imported, and what became of their keys. */
export function ImportList() {
  const say = useWords();
  const { program, may } = useConsole();
  const heading = useId();
  const imports = usePages(listKeyImports, { query: { uuid: program.uuid, limit: PAGE } });
  const file = useExport('key_imports');
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.partTitle}>
          {say(keysWords.imports)}
        </h2>
        {may('export_lists') && (
          <button
            type="button"
            className={smallButton}
            aria-disabled={file.isPending}
            onClick={() => !file.isPending && file.mutate({})}
          >
            <Icon name="tabler:download" />
            {say(keysWords.csv)}
          </button>
        )}
      </div>
      {file.error && <CallProblem error={file.error} />}
      <Paged of={imports} rows={3} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <p className={styles.muted}>{say(keysWords.noImports)}</p>;
          return (
            <ConsoleTable label={say(keysWords.importList)} columns={COLUMNS}>
              {all.map((one) => (
                <Row key={one.id} of={one} />
              ))}
            </ConsoleTable>
          );
        }}
      </Paged>
    </section>
  );
}

function Row({ of }: { readonly of: KeyImport }) {
  const say = useWords();
  const { locale } = useView();
  const { program, may } = useConsole();
  const { file_name, imported_at, imported_by, withdrawn_at, available } = of;
  const ask = () =>
    openModal({
      title: say(keysWords.withdrawTitle, { file: file_name }),
      content: (close) => <WithdrawForm of={of} uuid={program.uuid} onDone={close} />,
    });
  return (
    <tr className={withdrawn_at === null ? undefined : styles.retired}>
      <th scope="row">
        <bdi translate="no">{file_name}</bdi>
      </th>
      <td>
        <time dateTime={imported_at}>{localMoment(imported_at, locale)}</time>
      </td>
      <td>
        <bdi>{imported_by.name ?? imported_by.actor_id}</bdi>
      </td>
      {(['imported', 'duplicates', 'rejected', 'available', 'given'] as const).map((name) => (
        <td key={name}>{formatNumber(of[name], locale)}</td>
      ))}
      <td>
        {withdrawn_at !== null && <span className={styles.muted}>{say(keysWords.withdrawn)}</span>}
        {withdrawn_at === null && available > 0 && may('manage_keys') && (
          <button
            type="button"
            className={smallButton}
            aria-haspopup="dialog"
            aria-label={say(keysWords.withdrawTitle, { file: file_name })}
            onClick={ask}
          >
            {say(keysWords.withdraw)}
          </button>
        )}
      </td>
    </tr>
  );
}

interface WithdrawFormProperties {
  readonly of: KeyImport;
  /** Of the program: a dialog stands outside of the console's page. */
  readonly uuid: string;
  readonly onDone: () => void;
}

function WithdrawForm({ of, uuid, onDone }: WithdrawFormProperties) {
  const say = useWords();
  const { locale } = useView();
  const withdraw = useAction(withdrawKeyImport);
  return (
    <ReasonForm
      text={say(keysWords.withdrawText, { count: formatNumber(of.available, locale) })}
      action={say(keysWords.withdraw)}
      busy={withdraw.isPending}
      error={withdraw.error}
      onSubmit={(note) =>
        withdraw.mutate(
          { params: { key_import_id: of.id }, query: { uuid }, body: { note } },
          {
            onSuccess: () => {
              toast({ title: say(keysWords.withdrawnToast), tone: 'success' });
              onDone();
            },
          },
        )
      }
    />
  );
}
