export interface ToastMessage {
  variant: 'success' | 'destructive';
  title: string;
  description?: string;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** How long a toast stays (spec.md section 9). */
export const TOAST_DURATION_MS = 5000;

let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. Only one is visible at a time: a new one takes the place of the old (spec.md section 9). */
export function showToast(toast: ToastMessage): void {
  set({ ...toast, id: ++count });
}

export function hideToast(id: number): void {
  if (current?.id === id) set(null);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => current,
};
