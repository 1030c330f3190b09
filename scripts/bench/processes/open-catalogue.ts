import { Catalogue } from '#catalogue/catalogue.ts';

/** Opens a catalogue in a new process and looks once whether it is in step with its folder. */
export interface Opening {
  readonly folder: string;
  readonly dataFolder: string;
}

export type OpeningMessage =
  | { readonly done: number; readonly total: number }
  | {
      /** Milliseconds until it could be served. */
      readonly opened: number;
      /** Milliseconds for looking whether something changed. */
      readonly refreshed: number;
      readonly programs: number;
      readonly errors: readonly string[];
    };

process.once('message', async ({ folder, dataFolder }: Opening) => {
  const tell = (message: OpeningMessage) => process.send?.(message);
  const begin = performance.now();
  const catalogue = await Catalogue.open({
    folder,
    dataFolder,
    environment: 'production',
    progress: (done, total) => tell({ done, total }),
  });
  const opened = performance.now() - begin;
  await catalogue.refresh();
  const refreshed = performance.now() - begin - opened;
  const errors = catalogue.issues.filter(({ severity }) => severity === 'error');
  tell({
    opened,
    refreshed,
    programs: [...catalogue.served()].length,
    errors: errors.map(({ file, line, message }) => `${file}:${line} ${message}`),
  });
  process.disconnect();
});
