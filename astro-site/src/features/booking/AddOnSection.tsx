import { useWatch } from 'react-hook-form';
import { fieldLimits } from 'shared/bookings/booking-fields.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { FieldMessage } from '../../components/ui/FieldMessage.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { TextArea } from '../../components/ui/TextInput.tsx';
import { AddOnList } from './AddOnList.tsx';
import { useAddOns } from './booking-queries.ts';
import { showsLpAddress } from './form-values.ts';
import { FormSection } from './FormSection.tsx';
import { bookingTexts } from './messages.ts';
import { useBookingForm } from './use-booking-form.ts';

const texts = bookingTexts.addOns;

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
      lead={atStudio ? bookingTexts.ticket.addOnsAtStudio : undefined}
    >
      {addOns.data && (
        <div data-field="selectedAddons" tabIndex={-1} className="grid gap-2 outline-none">
          <AddOnList addOns={addOns.data} selected={selectedAddons} onChange={select} />
          <FieldMessage>{errors.selectedAddons?.message}</FieldMessage>
        </div>
      )}
      {addOns.isFetching && !addOns.data && (
        <p role="status" className="text-soft flex items-center gap-3">
          <Spinner /> {texts.loading}
        </p>
      )}
      {addOns.isError && !addOns.isFetching && !addOns.data && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-soft">{texts.failed}</p>
          <Button size="sm" onClick={() => void addOns.refetch()}>
            {bookingTexts.when.tryAgain}
          </Button>
        </div>
      )}
      {showsLpAddress({ selectedAddons }) && (
        <div data-field="lpDeliveryAddress" className="enter">
          <Field
            label={texts.lpAddress}
            hint={texts.lpAddressHint}
            error={errors.lpDeliveryAddress?.message}
            required
          >
            <TextArea
              {...form.register('lpDeliveryAddress')}
              maxLength={fieldLimits.lpDeliveryAddress}
              autoComplete="street-address"
            />
          </Field>
        </div>
      )}
    </FormSection>
  );
}
