import { useMutation } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useRef } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { putCounterPayment } from './walk-in-api.ts';
import { walkInTexts } from './walk-in-messages.ts';

interface GiveBackProps {
  id: string;
  /** What was taken at the counter, in won. */
  takenWon: number;
  /** What of it a gift card has paid: that goes back to it by itself. */
  giftWon: number;
  /** It has been noted: the way back, also when the undo is gone. */
  isGivenBack: boolean;
}

/** Notes that money was given back at the counter; it has an undo. */
export function GiveBack({ id, takenWon, giftWon, isGivenBack: wasGivenBack }: GiveBackProps) {
  const language = useLanguage();
  const texts = walkInTexts[language].giveBack;
  const button = useRef<HTMLButtonElement>(null);
  const refresh = useRefreshBookings();
  const amount = formatWon(takenWon);
  const change = useMutation({
    mutationFn: (isGivenBack: boolean) => putCounterPayment(id, isGivenBack),
    onSuccess: (_, isGivenBack) =>
      showToast({
        variant: 'success',
        title: isGivenBack ? texts.done(amount) : texts.takenBack(amount),
        ...(giftWon > 0 && { description: (isGivenBack ? texts.onGift : texts.offGift)(formatWon(giftWon)) }),
        ...(isGivenBack && {
          action: { label: texts.undo, onPress: () => change.mutate(false), from: button.current },
        }),
      }),
    onError: (error) => changeFailed(texts.failed, error, language),
    onSettled: refresh,
  });
  return (
    <Button ref={button} size="sm" pending={change.isPending} onClick={() => change.mutate(!wasGivenBack)}>
      <HandCoins aria-hidden="true" className="size-4" /> {wasGivenBack ? texts.takeBack : texts.press}
    </Button>
  );
}
