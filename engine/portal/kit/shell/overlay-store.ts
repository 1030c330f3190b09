import type { ReactNode } from 'react';
import { OVERLAY_REMOVAL } from '../../base/runtime/constants.ts';
import { createStore } from '../../base/runtime/store.ts';

export interface OverlayOptions {
  readonly title: string;
  readonly description?: string;
  /** What it shows; a function is given the way to close it. */
  readonly content: ReactNode | ((close: () => void) => ReactNode);
}

export interface Overlay extends OverlayOptions {
  readonly id: number;
  readonly kind: 'modal' | 'slide-over';
  readonly open: boolean;
  /** Gets the focus back. */
  readonly opener: Element | null;
}

/** Oldest first; each lies above those before it. */
export const overlayStore = createStore<readonly Overlay[]>([]);

let lastId = 0;

/** Opens a dialog in the middle of the page. @returns what closes it. */
export const openModal = (options: OverlayOptions): (() => void) => open('modal', options);

/** Opens a panel at the end of the reading direction. @returns what closes it. */
export const openSlideOver = (options: OverlayOptions): (() => void) => open('slide-over', options);

function open(kind: Overlay['kind'], options: OverlayOptions): () => void {
  lastId += 1;
  const id = lastId;
  const overlay = { ...options, id, kind, open: true, opener: document.activeElement };
  overlayStore.set((overlays) => [...overlays, overlay]);
  return () => closeOverlay(id);
}

/** Closes an overlay; it is gone when its leaving has been seen. */
export function closeOverlay(id: number): void {
  overlayStore.set((overlays) =>
    overlays.map((overlay) => (overlay.id === id ? { ...overlay, open: false } : overlay)),
  );
  setTimeout(() => {
    overlayStore.set((overlays) => overlays.filter((overlay) => overlay.id !== id));
  }, OVERLAY_REMOVAL);
}

/** Closes the one on top, if any is open. @returns whether one was. */
export function closeTopOverlay(): boolean {
  const top = overlayStore.get().findLast(({ open: isOpen }) => isOpen);
  if (top) closeOverlay(top.id);
  return top !== undefined;
}

/** Closes all of them: the page they belong to is being left. */
export function closeOverlays(): void {
  for (const { id } of overlayStore.get()) closeOverlay(id);
}
