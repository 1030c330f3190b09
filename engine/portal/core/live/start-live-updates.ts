import type { ComponentType } from 'react';

/**
 * Fetches what keeps a page up to date and gives it to React. A file of its own, so that pages need
 * not name all that it needs. @throws where it cannot be had
 */
export async function startLiveUpdates(
  setPart: (part: () => ComponentType) => void,
): Promise<void> {
  const { LiveUpdates } = await import('./live-updates.tsx');
  setPart(() => LiveUpdates);
}
