import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as Standard Webhooks writes them. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/**
 * Headers of an attempt at sending a message (Standard Webhooks 1.0.0).
 * @param secrets those that it is signed with, the one in use first
 * @param seconds Unix time of the attempt
 */
export function webhookHeaders(
  secrets: readonly string[],
  id: string,
  seconds: number,
  body: string,
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

/** What secrets of a webhook are sealed for. */
export const webhookContext = (id: string): string => `webhooks.secret/${id}`;
