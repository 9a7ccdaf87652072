import { useState } from 'react';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { outcomeUnknown } from '../../../lib/api/api-error.ts';
import { isProblem, refusalIn } from '../reads/refusals.ts';
import { useWords } from '../words/words.ts';
import { useOpenBooking } from './open-booking.ts';

interface ChangeSteps {
  ask: () => Promise<MyBooking>;
  /** What is said once it is done. */
  said: (view: MyBooking) => string;
  onDone?: () => void;
  /** True where the error has been told already. */
  onRefused?: (error: unknown) => boolean;
}

/**
 * A change by the visitor: asked for, shown and said. A refusal is told where it was asked for; after one that says that the page
 * was out of date, or an answer that never came, the page is read anew.
 */
export function useChange() {
  const words = useWords();
  const { show, refresh, closeAfter } = useOpenBooking();
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function change({ ask, said, onDone, onRefused }: ChangeSteps): Promise<void> {
    setWorking(true);
    setRefusal(undefined);
    try {
      const view = await ask();
      show(view);
      showToast({ variant: 'success', title: said(view) });
      onDone?.();
    } catch (error) {
      await refused(error, onDone, onRefused);
    } finally {
      setWorking(false);
    }
  }

  async function refused(error: unknown, onDone: ChangeSteps['onDone'], onRefused: ChangeSteps['onRefused']) {
    if (closeAfter(error) || onRefused?.(error)) return;
    if (isProblem(error, 'stale-change')) {
      await refresh();
      showToast({ variant: 'destructive', title: words.changes.stale });
      return onDone?.();
    }
    setRefusal(refusalIn(words, error));
    if (!isProblem(error, 'validation-failed') || outcomeUnknown(error)) await refresh();
  }

  return { working, refusal, change };
}
