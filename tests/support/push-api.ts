import { tellCreators } from '#api/core/notifications/tell-creators.ts';
import type { ApiServices } from '#api/http/services.ts';
import { postTo } from '#api/push/post-push.ts';
import { createPushSender, type PushSender } from '#api/push/push-sender.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { subscribeToPush } from '#contract/push/endpoints.ts';
import type { CreatorNotification } from '#contract/vocabulary/notification-words.ts';
import { pushWorker } from '#main/api/push-worker.ts';
import { startTestApi, type TestApi, type TestPerson } from './api.ts';
import { type PushService, startPushService, type TestBrowser } from './push-service.ts';

export interface PushApi extends TestApi {
  readonly pushes: PushService;
  readonly sender: PushSender;
  /** A browser in which somebody turned push messages on. */
  readonly browserOf: (person: TestPerson, host?: string) => Promise<TestBrowser>;
  /** Tells somebody of something in the way in which capabilities do. */
  readonly tell: (person: TestPerson, source: string, changes?: Partial<Message>) => Promise<void>;
  /** Has a worker send what is due, up to one message for each of its lanes, and ends it. */
  readonly deliver: () => Promise<void>;
}

interface Message {
  readonly kind: CreatorNotification;
  readonly params: Record<string, unknown>;
}

/** The API beside push services that take its messages. */
export async function startPushApi(): Promise<PushApi> {
  let publicKey = '';
  const pushes = await startPushService(() => publicKey);
  const secrets = deriveSecrets('a secret for tests of push messages alone');
  const sender = createPushSender(secrets, postTo(pushes.address));
  publicKey = sender.publicKey;
  const api = await startTestApi({ push: sender });
  return {
    ...{ ...api, pushes, sender },
    browserOf: async ({ token, uuid }, host) => {
      const browser = pushes.subscribe(host);
      const answer = await api.call(subscribeToPush, {
        ...{ token, query: { uuid }, body: browser.target },
      });
      if (answer.status !== 200) throw new Error(answer.text);
      return browser;
    },
    tell: ({ id, uuid }, source, changes) => tell(api.services, { id, uuid }, source, changes),
    deliver: async () => {
      const worker = pushWorker(api.services, sender);
      worker.start();
      await worker.stop();
    },
    close: async () => {
      await api.close();
      await pushes.close();
    },
  };
}

async function tell(
  { store }: ApiServices,
  { id, uuid }: Pick<TestPerson, 'id' | 'uuid'>,
  source: string,
  changes: Partial<Message> = {},
): Promise<void> {
  const message = {
    ...{ kind: 'content_decided', params: { decision: 'accepted', title: 'A guide' } },
    ...changes,
  };
  await store.transaction(() =>
    tellCreators(store, uuid, [{ creator_id: id, message: message as never, source }]),
  );
}
