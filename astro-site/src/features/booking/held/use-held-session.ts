import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, NoAnswerError, sentenceFor } from '../../../lib/api/api-error.ts';
import { abandonPayment } from '../../../lib/checkout/attempts-api.ts';
import { forgetCheckout } from '../../../lib/checkout/checkout-session.ts';
import { isOver, proofOf, type Held } from '../../../lib/checkout/held-here.ts';
import { heldStore, lookWhatIsHeld } from './held-store.ts';
import { words } from '../words/words.ts';

export interface HeldSessionState {
  /** The session that waits for payment in this tab, while its hold runs. */
  held: Held | null;
  /** What has become of it, or why it could not be let go; takes the notice's room. */
  remark: string | null;
  lettingGo: boolean;
  letGo: () => Promise<void>;
  /** Looks again at what this tab knows. */
  look: () => void;
}

const none = () => null;

/** On load, when "Back" brings the page back as it was left, and until the hold ends. */
export function useHeldSession(): HeldSessionState {
  const held = useSyncExternalStore(heldStore.subscribe, heldStore.read, none);
  const [remark, setRemark] = useState<string | null>(null);
  const [lettingGo, setLettingGo] = useState(false);

  const look = () => {
    lookWhatIsHeld();
    setRemark(null);
  };

  useEffect(() => {
    if (!held) return undefined;
    const timer = setInterval(() => {
      if (!isOver(held)) return;
      lookWhatIsHeld();
      setRemark(words.held.ended);
    }, 1000);
    return () => clearInterval(timer);
  }, [held]);

  const over = (sentence: string) => {
    forgetCheckout();
    lookWhatIsHeld();
    setRemark(sentence);
  };

  const letGo = async () => {
    if (!held) return;
    const texts = words.held;
    setLettingGo(true);
    try {
      const orderId = await proofOf(held);
      if (orderId) await abandonPayment(orderId);
      over(orderId ? texts.free : texts.ended);
    } catch (error) {
      const sentence = error instanceof NoAnswerError ? texts.noAnswer : sentenceFor(error, texts.noAnswer);
      if (endsHold(error)) over(sentence);
      else setRemark(sentence);
    } finally {
      setLettingGo(false);
    }
  };

  return { held, remark, lettingGo, letGo, look };
}

/** The service's word that the session no longer waits for payment: it is paid, or was given up before. */
function endsHold(error: unknown): boolean {
  const type = error instanceof ApiError ? error.problem?.type : undefined;
  return ['already-paid', 'payment-closed', 'payment-not-found', 'nothing-to-pay'].includes(type ?? '');
}
