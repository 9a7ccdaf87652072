import { useState } from 'react';
import { showToast } from '../../../components/ui/toast-store.ts';
import { outcomeUnknown } from '../../../lib/api/api-error.ts';
import { isProblem, refusalIn } from '../reads/refusals.ts';
import { useWords } from '../words/use-words.ts';
import { useOpenBooking } from './open-booking.ts';

interface ChangeSteps<Answer> {
  ask: () => Promise<Answer>;
  /** What is said once it is done. */
  said: (answer: Answer) => string;
  onDone?: () => void;
  /** True where the error has been told already. */
  onRefused?: (error: unknown) => boolean;
}

/**
 * A change by the visitor: asked for, shown and said. A refusal is told where it was asked for; after one that says that the page
 * was out of date, or an answer that never came, the page is read anew.
 */
export function useChange() {
  const { show, refresh } = useOpenBooking();
  return useChangeOf({ show, refresh });
}

interface Shown<Answer> {
  /** The answer to a change is the whole of it anew. */
  show: (answer: Answer) => void;
  /** Reads what is stored now. */
  refresh: () => Promise<void>;
}

/** The same for a part of the page that is read by itself. */
export function useChangeOf<Answer>({ show, refresh }: Shown<Answer>) {
  const words = useWords();
  const { closeAfter } = useOpenBooking();
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function change({ ask, said, onDone, onRefused }: ChangeSteps<Answer>): Promise<void> {
    setWorking(true);
    setRefusal(undefined);
    try {
      const answer = await ask();
      show(answer);
      showToast({ variant: 'success', title: said(answer) });
      onDone?.();
    } catch (error) {
      await refused(error, onDone, onRefused);
    } finally {
      setWorking(false);
    }
  }

  async function refused(
    error: unknown,
    onDone: ChangeSteps<Answer>['onDone'],
    onRefused: ChangeSteps<Answer>['onRefused'],
  ) {
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
