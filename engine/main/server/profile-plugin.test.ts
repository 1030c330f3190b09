import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profilePlugin } from './profile-plugin.ts';

const app = fastify();
beforeAll(() => app.register(profilePlugin));
afterAll(() => app.close());
const profile = (query = '') =>
  app.inject({ method: 'POST', url: `/internal/profile/cpu${query}` });

test('a profile is what developer tools open, and there is one at a time', async () => {
  const [first, second] = await Promise.all([profile('?seconds=1'), profile('?seconds=1')]);
  const statuses = [first.statusCode, second.statusCode].sort();
  expect(statuses).toEqual([200, 409]);
  const taken = first.statusCode === 200 ? first : second;
  expect(Object.keys(taken.json())).toEqual(
    expect.arrayContaining(['nodes', 'startTime', 'endTime', 'samples', 'timeDeltas']),
  );
  expect(taken.headers['content-disposition']).toContain('.cpuprofile');
  expect((await profile('?seconds=1')).statusCode).toBe(200);
});

test.each(['?seconds=0', '?seconds=61', '?seconds=x', '?seconds=-1', '?seconds=1&seconds=2'])(
  '%s is refused with what would do',
  async (query) => {
    const answer = await profile(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('from 1 to 60');
  },
);

test('the heap is told in bytes', async () => {
  const { memory, heap, spaces } = (await app.inject('/internal/profile/heap')).json();
  expect(memory.rss).toBeGreaterThan(1e6);
  expect(heap.used_heap_size).toBeGreaterThan(1e6);
  expect(spaces.map(({ space_name }: { space_name: string }) => space_name)).toContain('old_space');
});
