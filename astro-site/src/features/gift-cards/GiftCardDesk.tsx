import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { linkTo } from '../../lib/language/links.ts';
import { fieldNamed, giftResolver, type GiftToBuy, type GiftValues } from './form-values.ts';
import { GiftCardForm } from './GiftCardForm.tsx';
import { giftFailure, orderGift } from './order-gift.ts';

interface GiftCardDeskProps {
  amountsWon: readonly number[];
}

/** The form that buys a gift card; it leads to the payment page. */
export function GiftCardDesk({ amountsWon }: GiftCardDeskProps) {
  const [notice, setNotice] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm<GiftValues, unknown, GiftToBuy>({
    defaultValues: {
      chosenWon: String(amountsWon[0] ?? ''),
      ...{ ownWon: '', recipientName: '', message: '', buyerName: '', email: '' },
    },
    resolver: giftResolver,
  });

  async function submit(gift: GiftToBuy): Promise<void> {
    setNotice(null);
    try {
      const { orderId, valueWon } = await orderGift(gift);
      setLeaving(true);
      window.location.assign(linkTo(`/payment?bookingId=${orderId}&amount=${valueWon}`));
    } catch (error) {
      const { sentence, errors } = giftFailure(error);
      setNotice(sentence);
      for (const [index, { path, message }] of errors.entries())
        form.setError(
          fieldNamed(path, form.getValues()),
          { type: 'server', message },
          { shouldFocus: index === 0 },
        );
    }
  }

  return <GiftCardForm {...{ form, amountsWon, notice, isLeaving }} onSubmit={submit} />;
}
