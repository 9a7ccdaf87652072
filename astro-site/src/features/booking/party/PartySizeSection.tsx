import { useWatch } from 'react-hook-form';
import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useBookingForm } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

const sizes = Array.from({ length: MAX_PARTY_SIZE }, (_, place) => String(place + 1));

/** How many sing; whoever is taken away keeps what was typed, and has it again when they come back. */
export function PartySizeSection() {
  const form = useBookingForm();
  const people = useWatch({ control: form.control, name: 'people' });
  return (
    <FormSection heading={words.party.heading} lead={words.party.lead}>
      <ChoiceGroup
        label={words.party.heading.text}
        labelHidden
        value={String(people)}
        onValueChange={(size) => form.setValue('people', Number(size))}
        className="max-w-md grid-cols-4 gap-2"
      >
        {sizes.map((size) => (
          <ChoiceKey key={size} value={size}>
            {size}
          </ChoiceKey>
        ))}
      </ChoiceGroup>
    </FormSection>
  );
}
