import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cn } from '../../lib/cn.ts';
import { uiMessages } from './messages.ts';
import { hideToast, TOAST_DURATION_MS, toastStore } from './toast-store.ts';

/** Where toasts appear and are read out. Put it once into an island; show one with `showToast` (toast-store.ts). */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null);
  const destructive = toast?.variant === 'destructive';
  const Icon = destructive ? TriangleAlert : CircleCheck;
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} label={uiMessages.notifications}>
      {toast && (
        <Toast.Root
          key={toast.id}
          type="foreground"
          onOpenChange={(open) => !open && hideToast(toast.id)}
          data-variant={toast.variant}
          className={cn(
            'bg-raised flex items-start gap-3 rounded-xl border p-4 shadow-2xl',
            'data-[swipe=end]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            destructive ? 'border-bad' : 'border-good',
          )}
        >
          <Icon
            aria-hidden="true"
            className={cn('mt-0.5 size-5 shrink-0', destructive ? 'text-bad' : 'text-good')}
          />
          <div className="flex-1">
            <Toast.Title className="font-bold">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="text-soft text-[0.9375rem]">
                {toast.description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label={uiMessages.dismiss}
            className="text-soft hover:text-ink -m-2 grid size-10 place-items-center rounded-full"
          >
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="fixed inset-x-4 bottom-4 z-60 grid gap-3 outline-none sm:left-auto sm:w-96" />
    </Toast.Provider>
  );
}
