import { useMutation } from '@tanstack/react-query';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { exportList } from '#contract/exports/endpoints.ts';
import type { ExportedListName } from '#contract/vocabulary/operator-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { saveFile } from '../../kit/parts/save-file.ts';
import { useConsole } from './use-console.ts';

/** What a list is narrowed to, as its own call names it. */
type ListFilters = Readonly<Record<string, string | undefined>>;

/** Saves a whole list of the program as CSV, by the filters of the list's own call. */
export function useExport(list: ExportedListName) {
  const view = useView();
  const { program } = useConsole();
  return useMutation<void, ApiCallError, ListFilters>(
    {
      mutationFn: async (filters) => {
        const query = { ...filters, uuid: program.uuid };
        const file = await sessionClient(view).download(exportList, { params: { list }, query });
        const day = new Date().toISOString().slice(0, 10);
        saveFile(`${program.program}-${list}-${day}.csv`, file);
      },
    },
    queryClient,
  );
}
