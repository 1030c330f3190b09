import type { SharedAssets } from './shared-assets.ts';

/** For how long after a change another may bear the same time: file systems count in steps. */
const UNSETTLED = 2_000;

/**
 * Makes what finds the folder of a published file by its name below `/assets/`. Only names that a
 * build's manifest lists are found. It follows builds that other instances publish and remove.
 */
export function findShared(
  assets: Pick<SharedAssets, 'changedAt' | 'list'>,
  now: () => number = Date.now,
): (name: string) => Promise<string | undefined> {
  let seen: number | undefined;
  let folders: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());
  return async (name) => {
    const changed = await assets.changedAt();
    if (changed !== seen) {
      // Read again with the next question while another change could look the same.
      seen = changed !== undefined && now() - changed > UNSETTLED ? changed : undefined;
      folders = readFolders(assets);
      folders.catch(() => {
        seen = undefined;
      });
    }
    return (await folders).get(name);
  };
}

/** A name stands for its content: of builds that share it, the one that will stay longest has it. */
async function readFolders(
  assets: Pick<SharedAssets, 'list'>,
): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>();
  for (const { files, folder } of await assets.list())
    for (const name of Object.keys(files)) if (!folders.has(name)) folders.set(name, folder);
  return folders;
}
