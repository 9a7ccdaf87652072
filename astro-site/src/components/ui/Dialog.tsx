import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from './Button.tsx';
import { words } from './words/words.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** Takes the focus when what opened the dialog has gone meanwhile. */
  focusAfterwards?: RefObject<HTMLElement | null>;
  /** Of its words, where they are not the page's: it stands outside of whatever opened it. */
  lang?: string;
  /** Of the button that leaves it, where the page is not in English. */
  closeLabel?: string;
  children?: ReactNode;
  className?: string;
}

/** A modal dialog: focus is kept inside and given back, Escape and the close button leave it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  lang,
  closeLabel = words.close,
  focusAfterwards,
  children,
  className,
}: DialogProps) {
  /** Radix gives the focus back to its own trigger only, and ours are opened by state. */
  const opener = useRef<Element | null>(null);
  // A list has hundreds of dialogs, and one of them is open.
  if (!open) return null;
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/80" />
        <Radix.Content
          lang={lang}
          // What a toast offers is about what was done here: taking it leaves nothing. It is gone when this is asked.
          onInteractOutside={(event) => {
            const { target } = event;
            if (target instanceof Element && (!target.isConnected || target.closest('[data-toasts]')))
              event.preventDefault();
          }}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const next = opener.current?.isConnected ? opener.current : focusAfterwards?.current;
            if (next instanceof HTMLElement) next.focus({ preventScroll: true });
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed top-1/2 left-1/2 z-50 max-h-[min(48rem,100dvh-2rem)] w-[min(42rem,100vw-2rem)] -translate-1/2 overflow-y-auto overscroll-contain',
            'border-line bg-surface rounded-2xl border p-6 shadow-2xl sm:p-8',
            className,
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Radix.Title className="min-w-0 text-2xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label={closeLabel} className="-mt-2 -mr-2 shrink-0">
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Radix.Close>
          </div>
          {description && <Radix.Description className="text-soft mb-4">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
