import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { told } from '../../../lib/language/content.ts';
import { FormSection } from '../form/FormSection.tsx';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';
import { useBranchId, usePublished } from '../reads/published.ts';
import { words } from '../words/words.ts';
import { BranchChoice } from './BranchChoice.tsx';

/** More than these are found sooner in a list. */
const MOST_CARDS = 6;

/** In which cafe. Fetched only by houses that have several. */
export default function WhereSection() {
  const { heading, lead, choose, none } = words.where;
  const form = useBookingForm();
  const error = useFieldError('branchId');
  const { branches } = usePublished();
  const branchId = useBranchId();
  const value = branchId === 0 ? '' : String(branchId);
  const pick = (picked: string) => {
    form.setValue('branchId', Number(picked), { shouldDirty: true });
    // Times are those of a cafe.
    form.setValue('bookingTime', '');
    form.clearErrors(['branchId', 'bookingTime']);
  };
  return (
    <FormSection heading={heading} lead={lead}>
      <div data-field="branchId">
        {branches.length > MOST_CARDS ? (
          <Field label={choose} error={error} required className="max-w-md">
            <Select value={value} onChange={({ target }) => pick(target.value)}>
              <option value="" disabled>
                {none}
              </option>
              {branches.map(({ id, name, place }) => (
                <option key={id} value={id}>
                  {`${told(name)} · ${told(place)}`}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <ChoiceGroup
            label={choose}
            labelHidden
            required
            error={error}
            value={value}
            onValueChange={pick}
            className="sm:grid-cols-2"
          >
            {branches.map((branch) => (
              <BranchChoice key={branch.id} branch={branch} />
            ))}
          </ChoiceGroup>
        )}
      </div>
    </FormSection>
  );
}
