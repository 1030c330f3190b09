import { postTo, postToServices } from '#api/push/post-push.ts';
import { createPushSender, type PushSender } from '#api/push/push-sender.ts';
import type { Secrets } from '#api/secrets/secrets.ts';
import type { Config } from '../server/config.ts';

/** What sends push messages; undefined where nobody is to get any. */
export function openPush(
  { MARQUEE_PUSH: chosen }: Pick<Config, 'MARQUEE_PUSH'>,
  secrets: Secrets,
): PushSender | undefined {
  if (chosen === 'off') return undefined;
  return createPushSender(secrets, chosen === 'services' ? postToServices : postTo(chosen));
}
