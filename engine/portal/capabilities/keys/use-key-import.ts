import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { importKeys } from '#contract/campaigns/key-endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { KeyImportReport } from '#contract/shapes/keys.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { Intent } from '../../base/session/intent.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useView } from '../../base/view/use-view.ts';
import { callPatiently } from '../../core/console/call-patiently.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { KeyPart } from './key-parts.ts';

/** What a file of keys is sent as, and whether it is imported or only tried. */
export interface KeyRun {
  readonly file_name: string;
  readonly parts: readonly KeyPart[];
  readonly dry_run: boolean;
}

/**
 * Sends a file part by part. Where a part got no answer, the same run goes on from there: parts that
 * were answered are not sent again, and the one that was not is the same call.
 */
export function useKeyImport() {
  const view = useView();
  const { program } = useConsole();
  const [rows, setRows] = useState(0);
  const answered = useRef<{ run: KeyRun; reports: KeyImportReport[]; intent: Intent }>(undefined);
  const sending = useMutation<readonly KeyImportReport[], ApiCallError, KeyRun>(
    {
      mutationKey: ['operator'],
      mutationFn: async (run) => {
        if (answered.current?.run !== run)
          answered.current = { run, reports: [], intent: new Intent() };
        const { reports, intent } = answered.current;
        const { file_name, dry_run } = run;
        for (const { csv, first_line } of run.parts.slice(reports.length)) {
          setRows(rowsOf(run.parts.slice(0, reports.length)));
          const import_id = reports[0]?.import_id ?? undefined;
          const body = { file_name, csv, dry_run, first_line };
          const input = {
            query: { uuid: program.uuid },
            body: import_id === undefined ? body : { ...body, import_id },
          };
          const idempotencyKey = intent.keyOf(input);
          reports.push(
            await callPatiently(() =>
              sessionClient(view).call(importKeys, input, { idempotencyKey }),
            ),
          );
        }
        return reports;
      },
      onSettled: (_, __, { dry_run }) =>
        dry_run ? undefined : queryClient.invalidateQueries({ queryKey: [undefined, 'operator'] }),
    },
    queryClient,
  );
  return { sending, rows };
}

export const rowsOf = (parts: readonly KeyPart[]): number =>
  parts.reduce((sum, { rows }) => sum + rows, 0);
