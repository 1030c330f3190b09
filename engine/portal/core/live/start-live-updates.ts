import type { ComponentType } from 'react';
import { isCreatorView } from '../../base/session/is-creator-view.ts';
import { bellPlace } from '../../kit/menus/bell-place.ts';

/**
 * Fetches what keeps a page up to date and gives it to React. A file of its own, so that pages need
 * not name all that it needs. @throws where it cannot be had
 */
export async function startLiveUpdates(
  setPart: (part: () => ComponentType) => void,
): Promise<void> {
  // What is told live is told to creators themselves.
  if (isCreatorView()) return;
  const { LiveUpdates } = await import('./live-updates.tsx');
  setPart(() => LiveUpdates);
  const { Bell } = await import('../notifications/bell.tsx');
  const { AccountFace } = await import('../../kit/menus/account-face.tsx');
  bellPlace.set(() => [Bell, AccountFace]);
}
