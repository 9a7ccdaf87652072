import { useWatch } from 'react-hook-form';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { cn } from '../../../lib/cn.ts';
import { useSingerPath } from '../form/singer.ts';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';
import { refreshAddOns, useAddOns } from '../reads/booking-reads.ts';
import { LoadingRoom } from '../reads/LoadingRoom.tsx';
import { AddOnList } from './AddOnList.tsx';
import { words } from '../words/words.ts';

/** The add-ons of one singer. */
export function AddOnField() {
  const form = useBookingForm();
  const singerPath = useSingerPath();
  const path = singerPath('selectedAddons');
  const error = useFieldError('selectedAddons');
  const addOns = useAddOns();
  const selectedAddons = useWatch({ control: form.control, name: path });
  const select = (ids: number[]) => {
    form.setValue(path, ids, { shouldDirty: true });
    form.clearErrors([path, singerPath('lpDeliveryAddress')]);
  };
  return (
    <LoadingRoom read={addOns} field={path} texts={words.addOns} onRetry={() => void refreshAddOns()}>
      <div
        data-field={path}
        tabIndex={-1}
        className={cn('grid gap-2 outline-none', !addOns.data && '[&_label>*]:invisible')}
      >
        <AddOnList addOns={addOns.known} selected={selectedAddons} onChange={select} />
        <FieldMessage>{error}</FieldMessage>
      </div>
    </LoadingRoom>
  );
}
