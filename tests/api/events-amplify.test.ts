import { events as amplify } from '@aws-amplify/api-graphql';
import { Amplify } from '@aws-amplify/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCredentials } from '#api/core/credentials/credential-tokens.ts';
import { announce } from '#api/core/events/announce.ts';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { PUBLIC_KEY, startTestEvents, type TestEvents } from '../support/events-server.ts';

/**
 * The cloud's own client, as it is published. It only knows sockets with TLS, which stands in front
 * of the server elsewhere.
 */
const Original = globalThis.WebSocket;
class WithoutTls extends Original {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:/, 'ws:'), protocols);
  }
}

let api: TestApi;
let events: TestEvents;
let creator: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  events = await startTestEvents(api.services);
  creator = await api.creator('alpha');
  globalThis.WebSocket = WithoutTls;
  const { access_key_id, secret_key, session_token } = issueCredentials(
    api.services.secrets,
    {
      kind: 'creator',
      program_uuid: creator.uuid,
      creator_id: creator.id,
      session_id: creator.session_id,
    },
    new Date(),
  );
  Amplify.configure(
    {
      API: {
        Events: {
          endpoint: `http://127.0.0.1:${events.port}/event`,
          region: 'local-1',
          defaultAuthMode: 'apiKey',
          apiKey: PUBLIC_KEY,
        },
      },
    },
    {
      Auth: {
        credentialsProvider: {
          getCredentialsAndIdentityId: async () => ({
            credentials: {
              accessKeyId: access_key_id,
              secretAccessKey: secret_key,
              sessionToken: session_token,
            },
          }),
          clearCredentialsAndIdentityId: () => undefined,
        },
      },
    },
  );
});
afterAll(async () => {
  await amplify.closeAll();
  globalThis.WebSocket = Original;
  await events?.close();
  await api?.close();
});

type Mode = { authMode: 'apiKey' | 'iam' } | { authMode: 'none'; authToken: string };

/** Subscribes and collects what comes. */
async function listen(channel: string, mode?: Mode) {
  const received: unknown[] = [];
  const opened = await amplify.connect(channel, mode);
  const subscription = opened.subscribe(
    {
      next: (data: { event: unknown }) => received.push(data.event),
      error: () => undefined,
    },
    mode,
  );
  await subscription.ready;
  return { opened, received };
}

describe("the cloud's own events client, unmodified", () => {
  test('connects with an API key, subscribes, publishes and receives', async () => {
    const { opened, received } = await listen('/debug/amplify/*');
    const other = await amplify.connect('/debug/amplify/room');
    await other.publish({ text: 'over the socket', count: 1 });
    await amplify.post('/debug/amplify/room', [{ text: 'by POST' }, { text: 'and another' }]);
    await expect
      .poll(() => received)
      .toEqual([
        { text: 'over the socket', count: 1 },
        { text: 'by POST' },
        { text: 'and another' },
      ]);
    await other.close();
    await opened.close();
  });

  test("hears a creator's own channel with a signature made with our credentials", async () => {
    const { received } = await listen(`/creators/${creator.id}`, { authMode: 'iam' });
    const told: LiveEvent = { kind: 'quest_progress', quest_ids: [1, 2] };
    await announce(api.services.store, `/creators/${creator.id}`, told);
    await expect.poll(() => received).toEqual([told]);
  });

  test('signs what it publishes, over the socket and by POST', async () => {
    const { opened, received } = await listen(`/debug/${creator.id}`, { authMode: 'iam' });
    await opened.publish({ text: 'signed' }, { authMode: 'iam' });
    await amplify.post(`/debug/${creator.id}`, { text: 'signed as well' }, { authMode: 'iam' });
    await expect.poll(() => received).toEqual([{ text: 'signed' }, { text: 'signed as well' }]);
  });

  test("hears a creator's own channel with their auth_token, and nobody else's", async () => {
    const mode = { authMode: 'none', authToken: creator.token } as const;
    const { received } = await listen(`/creators/${creator.id}`, mode);
    const told: LiveEvent = { kind: 'quest_progress', quest_ids: [3] };
    await announce(api.services.store, `/creators/${creator.id}`, told);
    await expect.poll(() => received).toEqual([told]);
    const other = await api.creator('alpha');
    await expect(listen(`/creators/${other.id}`, mode)).rejects.toThrow();
  });
});
