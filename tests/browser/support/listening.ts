import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** All channels of a member's page: their own one, and two of the program. */
export const CHANNELS = 3;

export interface Listening {
  /** Resolves when the page got all subscriptions; from then on it counts anew. */
  readonly all: (channels?: number) => Promise<void>;
  /** The authorization of the subscriptions: a signature, or a plain token. */
  readonly shown: () => ReadonlySet<'signature' | 'token'>;
}

/** Counts the subscriptions that a page gets from now on. */
export function listening(page: Page, channels: number): Listening {
  let subscribed = 0;
  const shown = new Set<'signature' | 'token'>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"subscribe_success"')) subscribed += 1;
    });
    socket.on('framesent', ({ payload }) => {
      const { type, authorization } = JSON.parse(String(payload));
      if (type !== 'subscribe') return;
      const header = String(authorization.Authorization ?? authorization.authorization);
      shown.add(header.startsWith('AWS4-HMAC-SHA256 ') ? 'signature' : 'token');
    });
  });
  return {
    all: async (wanted = channels) => {
      await expect.poll(() => subscribed).toBeGreaterThanOrEqual(wanted);
      subscribed = 0;
    },
    shown: () => shown,
  };
}
