import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { subscribeToPush } from '#contract/push/endpoints.ts';
import { PUSH_WORKER, pushScope } from '#domain/notifications/push-worker-place.ts';

export type PushTarget = BodyOf<typeof subscribeToPush>;

/** What this browser lets a site do; `denied`: the person blocked it. */
export type PushSupport = 'unsupported' | 'denied' | 'possible';

export function pushSupport(): PushSupport {
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The address at which this browser gets a program's messages, by its hash; undefined: at none. */
export async function ownEndpoint(base: string, serverKey: string): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(pushScope(base));
  const subscription = await registration?.pushManager.getSubscription();
  // What was subscribed with another key gets nothing of ours.
  if (!subscription || !isOf(subscription, serverKey)) return undefined;
  return endpointHash(subscription.endpoint);
}

/** Asks the person, if they were not asked before. @returns whether they allow it */
export const askForNotifications = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** Subscribes this browser to a program's messages. @throws where its push service does not answer */
export async function subscribe(base: string, serverKey: string): Promise<PushTarget> {
  const registration = await navigator.serviceWorker.register(PUSH_WORKER, {
    scope: pushScope(base),
  });
  await untilActive(registration);
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  if (before && !isOf(before, serverKey)) await before.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  ).toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  };
}

/** Takes that back, and removes the worker. */
export async function unsubscribe(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(pushScope(base));
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

function untilActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed.'));
    });
  });
}

function isOf({ options }: PushSubscription, serverKey: string): boolean {
  const key = options.applicationServerKey;
  return key !== null && base64url(key) === serverKey;
}

/** As the server calls it. */
export const endpointHash = async (endpoint: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
