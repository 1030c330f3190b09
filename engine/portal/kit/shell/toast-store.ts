import { TOAST } from '../../base/runtime/constants.ts';
import { createStore } from '../../base/runtime/store.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

export interface ToastOptions {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** Milliseconds on screen; Infinity for one that waits to be dismissed. */
  readonly duration?: number;
  /** What a click on it does. */
  readonly onClick?: () => void;
}

export interface ToastItem extends ToastOptions {
  readonly id: number;
  readonly open: boolean;
}

export interface ToastState {
  /** Oldest first. */
  readonly items: readonly ToastItem[];
  readonly position: ToastPosition;
  /** Otherwise collapsed, and expanded while the pointer hovers. */
  readonly expanded: boolean;
}

export const toastStore = createStore<ToastState>({
  items: [],
  position: 'bottom-right',
  expanded: true,
});

let lastId = 0;

/** Shows a message for a moment. @returns its id, for `dismissToast`. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const item: ToastItem = { ...options, id: lastId, open: true };
  toastStore.set((state) => ({ ...state, items: [...state.items, item].slice(-TOAST.most) }));
  return lastId;
}

/** Closes a toast; it is gone when its leaving has been seen. */
export function dismissToast(id: number): void {
  toastStore.set((state) => ({
    ...state,
    items: state.items.map((item) => (item.id === id ? { ...item, open: false } : item)),
  }));
  setTimeout(() => {
    toastStore.set((state) => ({ ...state, items: state.items.filter((item) => item.id !== id) }));
  }, TOAST.removal);
}

/** Where toasts appear and how they stack, from now on. */
export function configureToasts(settings: Partial<Omit<ToastState, 'items'>>): void {
  toastStore.set((state) => ({ ...state, ...settings }));
}
