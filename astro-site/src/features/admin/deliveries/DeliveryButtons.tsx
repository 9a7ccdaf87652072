import { useRef, useState } from 'react';
import type { Delivery, DeliveryState } from 'shared/deliveries/deliveries.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { deliveryTexts } from './delivery-messages.ts';
import { SentDialog } from './SentDialog.tsx';
import { useChangeDelivery } from './use-deliveries.ts';

interface DeliveryButtonsProps {
  bookingId: string;
  guest: string;
  /** Of the add-on, in the language of the page. */
  name: string;
  delivery: Delivery;
}

/** On, and back. What goes by post asks for its tracking number; everything else happens at once, with an undo. */
export function DeliveryButtons({ bookingId, guest, name, delivery }: DeliveryButtonsProps) {
  const language = useLanguage();
  const texts = deliveryTexts[language];
  const { addOnId, state, isPosted, trackingNumber } = delivery;
  const group = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const change = useChangeDelivery(bookingId, addOnId, {
    onSuccess: (now, { seen }) => {
      setSending(false);
      showToast({
        variant: 'success',
        title: texts.done[now.state](name),
        description: texts.told,
        ...(seen !== now.state && {
          action: {
            label: texts.undo,
            onPress: () =>
              change.mutate({ seen: now.state, state: seen, ...(trackingNumber && { trackingNumber }) }),
            from: group.current?.querySelector('button') ?? null,
          },
        }),
      });
    },
    onError: (error) => changeFailed(texts.failed, error, language),
  });
  const kept = useKeptFocus(state, group);
  const set = (next: DeliveryState) => change.mutate({ seen: state, state: next });
  const button = (label: string, onClick: () => void, isMain = false) => (
    <Button
      size="sm"
      variant={isMain ? 'secondary' : 'quiet'}
      className={isMain ? '' : 'first:-ml-4'}
      aria-label={texts.about(label, name, guest)}
      aria-disabled={change.isPending || undefined}
      onClick={() => !change.isPending && onClick()}
    >
      {label}
    </Button>
  );
  return (
    <div ref={group} {...kept} className="flex flex-wrap gap-2">
      {state === 'open' && button(texts.begin, () => set('in-work'), true)}
      {state !== 'sent' && button(texts.send, () => (isPosted ? setSending(true) : set('sent')), true)}
      {state === 'in-work' && button(texts.notBegun, () => set('open'))}
      {state === 'sent' && isPosted && button(texts.track, () => setSending(true), true)}
      {state === 'sent' && button(texts.notSent, () => set('in-work'))}
      <SentDialog
        open={isSending}
        onOpenChange={setSending}
        title={texts.dialog.title(name, guest)}
        delivery={delivery}
        isPending={change.isPending}
        focusAfterwards={group}
        onSent={(typed) => change.mutate({ seen: state, state: 'sent', trackingNumber: typed })}
      />
    </div>
  );
}
