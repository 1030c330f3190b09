import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCampaign } from '#contract/programs/endpoints.ts';
import { awaitCampaign } from './campaign-wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A campaign of the program `uuid` that comes when `finish` is called. */
function loading(queries: QueryClient, uuid: string) {
  let finish = () => {};
  const answer = new Promise<string>((resolve) => {
    finish = () => resolve('campaign');
  });
  void queries.fetchQuery({
    queryKey: [uuid, readCampaign.tag, readCampaign.id],
    queryFn: () => answer,
  });
  return finish;
}

test('nobody waits for a campaign that nobody loads', async () => {
  const queries = new QueryClient();
  loading(queries, 'other');
  expect(await awaitCampaign(queries, 'mine')).toBe(false);
});

test('a campaign that is being loaded is looked for every 100 ms', async () => {
  const queries = new QueryClient();
  const finish = loading(queries, 'mine');
  const seen = vi.fn();
  void awaitCampaign(queries, 'mine').then(seen);
  await vi.advanceTimersByTimeAsync(250);
  expect(seen).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(49);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(true);
});
