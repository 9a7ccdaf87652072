import { useWatch, type UseFormReturn } from 'react-hook-form';
import { drinkOnPage } from 'shared/drinks/drink-on-page.ts';
import { asksTemperature, drinks, findDrink, temperatures } from 'shared/drinks/drinks.ts';
import type { OwnDetails } from 'shared/my-booking/requests.ts';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useWords } from '../words/use-words.ts';
import type { DetailsValues } from './details-values.ts';

/** The drink, and hot or iced where it has the choice. */
export function DrinkFields({ form }: { form: UseFormReturn<DetailsValues, unknown, OwnDetails> }) {
  const { changes } = useWords();
  const { details } = changes;
  const { errors } = form.formState;
  const [drink, temperature] = useWatch({
    control: form.control,
    name: ['selectedDrink', 'drinkTemperature'],
  });
  // Another drink is another question: what was said of the last one does not answer it.
  const drinkField = form.register('selectedDrink', {
    onChange: () => form.setValue('drinkTemperature', ''),
  });
  return (
    <>
      <Field label={details.drink} error={errors.selectedDrink?.message} required>
        <Select {...drinkField}>
          {drinks.map(({ value }) => (
            <option key={value} value={value}>
              {drinkOnPage(value)}
            </option>
          ))}
        </Select>
      </Field>
      {asksTemperature(findDrink(drink)) && (
        <ChoiceGroup
          label={details.temperature}
          required
          error={errors.drinkTemperature?.message}
          value={temperature}
          onValueChange={(value) => {
            form.setValue('drinkTemperature', value, { shouldDirty: true });
            form.clearErrors('drinkTemperature');
          }}
          className="grid-cols-2 gap-2 sm:max-w-xs"
        >
          {temperatures.map((value) => (
            <ChoiceKey key={value} value={value}>
              {details[value]}
            </ChoiceKey>
          ))}
        </ChoiceGroup>
      )}
    </>
  );
}
