import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { itemTitle, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { jsonFile, saveFile } from '../../kit/parts/save-file.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';

const DeleteForm = lazyPart(async () => (await import('./delete-form.tsx')).DeleteForm);

/** All that the program keeps of the person: to take along, and to delete. */
export function DataPart() {
  const say = useWords();
  const view = useView();
  const { uuid, slug } = useProgram();
  const gather = useMutation<void, ApiCallError>(
    {
      mutationFn: async () => {
        const data = await sessionClient(view).call(exportAccount, { query: { uuid } });
        saveFile(`${slug}-${data.exported_at.slice(0, 10)}.json`, jsonFile(data));
      },
    },
    queryClient,
  );
  const ask = () =>
    openModal({
      title: say(accountWords.deleteTitle),
      description: say(accountWords.deleteText),
      content: (close) => (
        <Suspense>
          <DeleteForm onClose={close} />
        </Suspense>
      ),
    });
  return (
    <AccountPart title={say(accountWords.data)} text={say(accountWords.exportText)}>
      <div>
        <button
          type="button"
          className={quietButton}
          aria-disabled={gather.isPending}
          onClick={gather.isPending ? undefined : () => gather.mutate()}
        >
          <Icon name="tabler:download" />
          {say(gather.isPending ? accountWords.exporting : accountWords.export)}
        </button>
      </div>
      {gather.error && <CallProblem error={gather.error} />}
      <div className={styles.danger}>
        <h3 className={itemTitle}>{say(accountWords.deleteHeading)}</h3>
        <p className={styles.muted}>{say(accountWords.deleteText)}</p>
        <button type="button" className={`${quietButton} ${styles.dangerButton}`} onClick={ask}>
          {say(accountWords.delete)}
        </button>
      </div>
    </AccountPart>
  );
}
