import { once } from 'node:events';
import { test } from 'vitest';
import { startTestServer, untilReady } from '../support/browser/start-server.ts';
import { openDashboard } from './support/dashboard.ts';
import { CHANNELS, listening } from './support/listening.ts';
import { reportEvents } from './support/report-events.ts';

const { portal, visit, enter } = openDashboard();

test('what happens after a page was read and before it listens shows as well', async () => {
  const opened = await enter('diego');
  const { page, context } = opened;
  const listens = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/realtime$/, async (socket) => {
    await listens.promise;
    socket.connectToServer();
  });
  await visit(opened, '/quests');
  await page.getByRole('article', { name: 'One line before bed' }).waitFor();
  await reportEvents(portal(), opened, 'marquee', [{ metric: 'bingo_wins', value: 9 }]);
  listens.resolve();
  await page.getByRole('button', { name: 'Claim One line before bed' }).waitFor();
  await context.close();
});

test('a page that lost the server comes back by itself and shows what it missed', async () => {
  const opened = await enter('sofia');
  const { page, context } = opened;
  const live = listening(page, CHANNELS);
  await visit(opened, '/quests');
  await live.all();
  const { server, environment } = portal();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
  const again = await startTestServer({ ...environment, PORT: `${server.port}` }, 'all');
  try {
    await untilReady(again);
    await reportEvents(portal(), opened, 'marquee', [{ metric: 'bingo_wins', value: 9 }]);
    // A page that has waited for long looks for its server twice a minute.
    await page.getByRole('button', { name: 'Claim One line before bed' }).waitFor({
      timeout: 100_000,
    });
    await live.all();
  } finally {
    await context.close();
    await again.close();
  }
});
