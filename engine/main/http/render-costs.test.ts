import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { COSTS, createRenderCosts, RenderingRefused } from './render-costs.ts';
import { NO_PROXIES } from './trusted-proxies.ts';

const from = (remoteAddress: string) =>
  ({ headers: {}, socket: { remoteAddress } }) as IncomingMessage;

test('a network pays for what is made anew, and no other network with it', async () => {
  const costs = createRenderCosts(NO_PROXIES, { points: 2 * COSTS.page, duration: 60 });
  await costs.charge(from('2001:db8:0:1::1'), 'page');
  await costs.charge(from('2001:db8:0:1::2'), 'page');
  const refused = costs.charge(from('2001:db8:0:1::3'), 'view');
  await expect(refused).rejects.toBeInstanceOf(RenderingRefused);
  await expect(refused).rejects.toMatchObject({ statusCode: 429 });
  await costs.charge(from('2001:db8:0:2::1'), 'page');
});
