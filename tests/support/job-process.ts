import { openStore, type StoreOptions } from '#api/store/store.ts';
import { idempotencyKeys } from '#api/store/tables/delivery.ts';
import { JobRunner } from '#api/workers/job-runner.ts';
import { enqueueJobs } from '#api/workers/queue.ts';

/**
 * A process that begins a job and stays at it, to be killed. Arguments: the store's options as JSON and
 * how the job commits. It says a word once the half is written.
 */
const [options = '{}', commits] = process.argv.slice(2);
const store = await openStore(JSON.parse(options) as StoreOptions);
const program_uuid = 'a1fa0000-0000-4000-8000-00000000000a';
await enqueueJobs(store, 'draw', [{ program_uuid, key: 'one', params: {} }]);
new JobRunner({
  store,
  log: { info: () => {}, warn: () => {}, error: () => {} },
  jobs: [
    {
      ...{ name: 'draw', does: 'A test.', attempts: 3, timeout: 600_000, lease: 3_000 },
      commits: commits === 'together' ? 'together' : 'itself',
      work: async () => {
        await store.database
          .insert(idempotencyKeys)
          .values({ caller: 'job', key: 'half', request_hash: '' });
        process.stdout.write('half\n');
        await new Promise((resolve) => setTimeout(resolve, 600_000));
      },
    },
  ],
}).start();
