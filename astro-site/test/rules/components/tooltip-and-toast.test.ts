import { expect, test } from 'vitest';
import {
  hideToast,
  showToast,
  TOAST_DURATION_MS,
  toastStore,
} from '../../../src/components/ui/toast-store.ts';
import { tooltipClosed, tooltipDelay } from '../../../src/components/ui/tooltip-timing.ts';

test('a tooltip waits 700 ms; within 300 ms after another one closed it comes at once', () => {
  expect(tooltipDelay(10_000)).toBe(700);
  tooltipClosed(20_000);
  expect(tooltipDelay(20_300)).toBe(0);
  expect(tooltipDelay(20_301)).toBe(700);
});

test('one toast is visible at a time, for 5 seconds', () => {
  expect(TOAST_DURATION_MS).toBe(5000);
  showToast({ variant: 'success', title: 'first' });
  const first = toastStore.read();
  showToast({ variant: 'destructive', title: 'second' });
  expect(toastStore.read()?.title).toBe('second');
  // The first one's own timer must not take the second away.
  hideToast(first?.id ?? -1);
  expect(toastStore.read()?.title).toBe('second');
});
