import { useWatch } from 'react-hook-form';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { cn } from '../../../lib/cn.ts';
import { AddOnList } from './AddOnList.tsx';
import { refreshAddOns, useAddOns } from '../reads/booking-reads.ts';
import { FormSection } from '../form/FormSection.tsx';
import { LoadingRoom } from '../reads/LoadingRoom.tsx';
import { addOnTexts as texts } from './add-on-messages.ts';
import { useBookingForm } from '../form/use-booking-form.ts';

export function AddOnSection({ atStudio }: { atStudio: boolean }) {
  const form = useBookingForm();
  const { errors } = form.formState;
  const addOns = useAddOns();
  const selectedAddons = useWatch({ control: form.control, name: 'selectedAddons' });
  const select = (ids: number[]) => {
    form.setValue('selectedAddons', ids, { shouldDirty: true });
    form.clearErrors(['selectedAddons', 'lpDeliveryAddress']);
  };
  return (
    <FormSection
      number={4}
      heading={texts.heading}
      korean={texts.korean}
      lead={atStudio ? texts.atStudio : undefined}
    >
      <LoadingRoom
        read={addOns}
        field="selectedAddons"
        words={{ loading: texts.loading, failed: texts.failed }}
        onRetry={() => void refreshAddOns()}
      >
        <div
          data-field="selectedAddons"
          tabIndex={-1}
          className={cn('grid gap-2 outline-none', !addOns.data && '[&_label>*]:invisible')}
        >
          <AddOnList addOns={addOns.known} selected={selectedAddons} onChange={select} />
          <FieldMessage>{errors.selectedAddons?.message}</FieldMessage>
        </div>
      </LoadingRoom>
    </FormSection>
  );
}
