import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { WebhookList } from './webhook-list.tsx';
import { WebhookPage } from './webhook-page.tsx';

/** The program's webhooks, or one of them. */
export function WebhooksPage({ thing }: ConsolePageProperties) {
  return thing === undefined ? <WebhookList /> : <WebhookPage key={thing} id={thing} />;
}
