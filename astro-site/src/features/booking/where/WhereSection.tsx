import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { langOf, told } from '../../../lib/language/content.ts';
import { FormSection } from '../form/FormSection.tsx';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';
import { useBranchId, usePublished } from '../reads/published.ts';
import { words } from '../words/words.ts';

/** In which cafe, where there are several. */
export function WhereSection() {
  const form = useBookingForm();
  const pick = (picked: string) => {
    form.setValue('branchId', Number(picked));
    // Times are those of a cafe.
    form.setValue('bookingTime', '');
    form.clearErrors(['branchId', 'bookingTime']);
  };
  return (
    <FormSection heading={words.where}>
      <div data-field="branchId">
        <ChoiceGroup
          label={words.where.text}
          labelHidden
          required
          error={useFieldError('branchId')}
          value={String(useBranchId())}
          onValueChange={pick}
          className="max-h-112 overflow-y-auto p-1 sm:grid-cols-2"
        >
          {usePublished().branches.map(({ id, name, place }) => (
            <ChoiceKey key={id} value={String(id)} className="flex-col p-4">
              {told(name)}
              <span lang={langOf(place)} className="text-[0.9375rem] font-normal">
                {told(place)}
              </span>
            </ChoiceKey>
          ))}
        </ChoiceGroup>
      </div>
    </FormSection>
  );
}
