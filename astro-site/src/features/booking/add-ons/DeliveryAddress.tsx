import { useEffect, useRef } from 'react';
import { isLpRecord } from 'shared/bookings/delivery-address.ts';
import { textFields } from 'shared/bookings/text-fields.ts';
import { addOnName } from 'shared/catalogue/add-on-name.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { TextArea } from '../../../components/ui/TextInput.tsx';
import { scrollBehavior } from '../../../lib/motion.ts';
import { useSingerPath } from '../form/singer.ts';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

/** Where the chosen add-ons are sent. It stands under the one that asked first, and is brought into sight when it does. */
export function DeliveryAddress({ toDeliver }: { toDeliver: readonly AddOn[] }) {
  const { register } = useBookingForm();
  const error = useFieldError('lpDeliveryAddress');
  const path = useSingerPath()('lpDeliveryAddress');
  const frame = useRef<HTMLDivElement>(null);
  const texts = words.addOns;
  const forLp = toDeliver.some(isLpRecord);
  const onlyLp = toDeliver.every(isLpRecord);

  useEffect(() => {
    // A form that is restored must not scroll: the focus is on the add-on only when it has just been chosen.
    const asked = frame.current?.parentElement?.contains(document.activeElement);
    if (asked) frame.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  }, []);

  return (
    <div ref={frame} data-field={path} className="enter pt-1 pb-4">
      <Field
        label={forLp ? texts.lpAddress : texts.address}
        hint={onlyLp ? texts.lpAddressHint : texts.addressHint(toDeliver.map((addOn) => addOnName(addOn)))}
        error={error}
        required
      >
        <TextArea
          {...register(path)}
          maxLength={textFields.lpDeliveryAddress.limit}
          autoComplete="street-address"
        />
      </Field>
    </div>
  );
}
