import { useForm } from 'react-hook-form';
import { textFields } from 'shared/bookings/text-fields.ts';
import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import type { OwnDetails } from 'shared/my-booking/requests.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { TextArea, TextInput } from '../../../components/ui/TextInput.tsx';
import { useChange } from '../parts/use-change.ts';
import { changeDetails } from '../reads/my-booking-api.ts';
import { fieldRefusal, problemOf } from '../reads/refusals.ts';
import { useWords } from '../words/use-words.ts';
import { detailFields, detailsResolver, valuesOf, type DetailsValues } from './details-values.ts';
import { DrinkFields } from './DrinkFields.tsx';

interface DetailsFormProps {
  singer: OwnSinger;
  onDone: () => void;
}

export function DetailsForm({ singer, onDone }: DetailsFormProps) {
  const words = useWords();
  const { details, save, saving } = words.changes;
  const { working, refusal, change } = useChange();
  const form = useForm<DetailsValues, unknown, OwnDetails>({
    defaultValues: valuesOf(singer),
    resolver: detailsResolver(words, singer.needsAddress),
  });
  const { errors } = form.formState;

  /** What the service finds wrong with a field is said at that field. */
  const atFields = (error: unknown): boolean => {
    const found = (problemOf(error)?.errors ?? []).flatMap((error) => {
      const field = detailFields.find((known) => known === error.path);
      return field ? [{ field, message: fieldRefusal(words, error) ?? error.message }] : [];
    });
    found.forEach(({ field, message }, index) =>
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    return found.length > 0;
  };
  const submit = (values: OwnDetails) =>
    change({
      ask: () => changeDetails(singer, values),
      said: () => details.done(values.name),
      onDone,
      onRefused: atFields,
    });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
      <Field label={details.name} error={errors.name?.message} required>
        <TextInput {...form.register('name')} autoComplete="name" maxLength={textFields.name.limit} />
      </Field>
      <Field label={details.track} hint={details.trackHint} error={errors.youtubeTrackUrl?.message} required>
        <TextInput
          {...form.register('youtubeTrackUrl')}
          type="url"
          autoComplete="off"
          maxLength={textFields.youtubeTrackUrl.limit}
        />
      </Field>
      <DrinkFields form={form} />
      {singer.needsAddress && (
        <Field
          label={details.address}
          hint={details.addressHint}
          error={errors.lpDeliveryAddress?.message}
          required
        >
          <TextArea
            {...form.register('lpDeliveryAddress')}
            autoComplete="street-address"
            maxLength={textFields.lpDeliveryAddress.limit}
          />
        </Field>
      )}
      <FieldMessage isAlert>{refusal}</FieldMessage>
      <Button type="submit" variant="primary" pending={working} className="justify-self-start">
        {working ? saving : save}
      </Button>
    </form>
  );
}
