import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { cn } from '../../lib/cn.ts';
import { words as ownWords } from './words/words.ts';
import { freePlace } from './toast-place.ts';
import {
  hideToast,
  TOAST_ACTION_MS,
  TOAST_DURATION_MS,
  toastStore,
  type ShownToast,
  type ToastAction,
} from './toast-store.ts';

const never = () => () => {};

/** False on the server and while an island hydrates. */
const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const lettersOf = (words: string, script: RegExp) => words.match(script)?.length ?? 0;
/**
 * Staff read some of them in Korean on an English page: read out as Korean, and broken between words. A name in the other
 * script makes no sentence of the other language.
 */
const langOf = (words: string) =>
  lettersOf(words, /\p{Script=Hangul}/gu) > lettersOf(words, /\p{Script=Latin}/gu) / 2 ? 'ko' : undefined;

/** What it says itself, where the page is not in English. */
type ToastWords = Pick<Record<keyof typeof ownWords, string>, 'notifications' | 'dismiss'>;

interface ToasterProps {
  words?: ToastWords;
  /** Draws what can be done about a toast; the pages whose toasts offer nothing load none. */
  action?: ComponentType<{ action: ToastAction; onDone: () => void }> | undefined;
}

/**
 * Where toasts appear and are read out. Put it once into an island; show one with `showToast` (toast-store.ts). Our own
 * because Radix's weighs 12 KB. The live region is always there: one that comes with its text is not read out.
 */
export function Toaster({ words = ownWords, action }: ToasterProps) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null);
  const awake = useAwake();
  const urgent = toast?.variant === 'destructive';
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!toast || !region.current) return;
    const bottom = freePlace(region.current);
    region.current.style.top = bottom === null ? '' : 'auto';
    region.current.style.bottom = bottom === null ? '' : `${bottom}px`;
  }, [toast]);
  // Not on the server: it is fixed to the screen, so an island with `client:visible` would hydrate at once.
  if (!awake) return null;
  return (
    <section
      ref={region}
      data-toasts
      aria-label={words.notifications}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
      className="pointer-events-none fixed inset-x-4 top-20 z-60 flex justify-center sm:left-auto sm:w-96"
    >
      {toast && <ToastCard key={toast.id} toast={toast} dismiss={words.dismiss} Action={action} />}
    </section>
  );
}

interface ToastCardProps {
  toast: ShownToast;
  dismiss: string;
  Action: ToasterProps['action'];
}

function ToastCard({ toast, dismiss, Action }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => hideToast(toast.id), toast.action ? TOAST_ACTION_MS : TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.action]);
  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? TriangleAlert : CircleCheck;
  return (
    // Whoever points at it or moves into it is reading: it stays.
    <div
      data-variant={toast.variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && hideToast(toast.id)}
      className={cn(
        'ease-out-soft bg-raised pointer-events-auto flex w-full items-start gap-3 rounded-xl border p-4 shadow-2xl transition duration-200 starting:-translate-y-3 starting:opacity-0',
        destructive ? 'border-bad' : 'border-good',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-5 shrink-0', destructive ? 'text-bad' : 'text-good')}
      />
      <div className="min-w-0 flex-1">
        <p lang={langOf(toast.title)} className="font-bold">
          {toast.title}
        </p>
        {toast.description && (
          <p lang={langOf(toast.description)} className="text-soft text-[0.9375rem]">
            {toast.description}
          </p>
        )}
        {toast.action && Action && <Action action={toast.action} onDone={() => hideToast(toast.id)} />}
      </div>
      <button
        type="button"
        aria-label={dismiss}
        onClick={() => hideToast(toast.id)}
        className="text-soft hover:text-ink -m-2 grid size-10 place-items-center rounded-full"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
