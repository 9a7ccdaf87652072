import { store } from '../../lib/store.ts';

/** Something to do about what the toast says, an "Undo" for example. */
export interface ToastAction {
  label: string;
  onPress: () => void;
  /** The control that the toast is about: Tab leads from it to the action, and back from there. */
  from: HTMLElement | null;
}

export interface ToastMessage {
  variant: 'success' | 'destructive';
  title: string;
  description?: string;
  action?: ToastAction;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** How long a toast stays. */
export const TOAST_DURATION_MS = 5000;
/** With something to press in it: time to read, to decide and to get there by keyboard. */
export const TOAST_ACTION_MS = 20_000;

export const toastStore = store<ShownToast | null>(null);
let count = 0;

/** Shows a toast. Only one is visible at a time: a new one takes the place of the old. */
export function showToast(toast: ToastMessage): void {
  toastStore.set({ ...toast, id: ++count });
}

export function hideToast(id: number): void {
  if (toastStore.read()?.id === id) toastStore.set(null);
}
