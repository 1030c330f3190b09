import { expect, test } from 'vitest';
import {
  campaignPending,
  lowStock,
  mailsFailed,
  manifestBroken,
  newItems,
  overdueItems,
  webhooksOff,
} from './operator-content.ts';

const counted = { waiting: 3, overdue: 0 };
const stock = (of: 'key' | 'reward') => ({ of, title: 'Poster', left: 1 });

test('each mail to operators leads to the page and the filter that it is about', () => {
  const mails = {
    applications: newItems({ ...counted, kinds: [{ kind: 'application', count: 2 }] }),
    two: newItems({
      ...counted,
      kinds: [
        { kind: 'content', count: 2 },
        { kind: 'appeal', count: 1 },
      ],
    }),
    digest: newItems({ ...counted, kinds: [] }),
    overdue: overdueItems({ count: 1, days: 3 }),
    keys: lowStock({ stocks: [stock('reward'), stock('key')] }),
    rewards: lowStock({ stocks: [stock('reward')] }),
    manifest: manifestBroken({ count: 1, issues: [] }),
    campaign: campaignPending(),
    webhooks: webhooksOff({ webhook: 'CRM' }),
    one: mailsFailed({ count: 2, people: ['Ada'], address: 'ada+1@x.example' }),
    several: mailsFailed({ count: 2, people: ['Ada', 'Ben'] }),
  };
  expect(
    Object.fromEntries(Object.entries(mails).map(([name, { button }]) => [name, button?.to])),
  ).toEqual({
    applications: { console: 'inbox?kinds=application' },
    two: { console: 'inbox?kinds=content,appeal' },
    digest: { console: 'inbox' },
    overdue: { console: 'inbox?overdue=true' },
    keys: { console: 'keys' },
    rewards: { console: 'campaign?kind=reward' },
    manifest: { console: 'program' },
    campaign: { console: 'campaign/plan' },
    webhooks: { console: 'webhooks' },
    one: { console: 'people?search=ada%2B1%40x.example' },
    several: { console: 'failed-work' },
  });
});
