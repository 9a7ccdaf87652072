import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { buttonStyles } from './button-styles.ts';
import type { ToastAction } from './toast-store.ts';

/**
 * The button in a toast. Toasts stand at the end of the page, many Tab stops away from what they are about; so Tab leads
 * here once from the control that caused it, and Tab, Escape and pressing the button lead back there.
 */
export function ToastActionButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { from, label, onPress } = action;

  // With the commit, not after the paint: a Tab pressed as the toast appears leads here as well.
  useLayoutEffect(() => {
    const lead = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      event.preventDefault();
      from?.removeEventListener('keydown', lead);
      button.current?.focus();
    };
    from?.addEventListener('keydown', lead);
    return () => from?.removeEventListener('keydown', lead);
  }, [from]);

  const goBack = () => from?.isConnected && from.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') goBack();
    if (event.key !== 'Tab' || !from?.isConnected) return;
    event.preventDefault();
    goBack();
  };
  const press = () => {
    goBack();
    onDone();
    onPress();
  };
  return (
    <button
      ref={button}
      type="button"
      onClick={press}
      onKeyDown={onKeyDown}
      className={buttonStyles({ size: 'sm' }) + ' mt-3'}
    >
      {label}
    </button>
  );
}
