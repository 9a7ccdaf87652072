import { useWatch } from 'react-hook-form';
import { drinks, findDrink, temperatures } from 'shared/drinks/drinks.ts';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { DrinkChoice } from './DrinkChoice.tsx';
import { showsTemperature } from '../form/form-values.ts';
import { FormSection } from '../form/FormSection.tsx';
import { drinkTexts as texts } from './drink-messages.ts';
import { useBookingForm } from '../form/use-booking-form.ts';

export function DrinkSection() {
  const form = useBookingForm();
  const [selectedDrink, drinkTemperature] = useWatch({
    control: form.control,
    name: ['selectedDrink', 'drinkTemperature'],
  });
  const choose = (field: 'selectedDrink' | 'drinkTemperature') => (value: string) => {
    form.setValue(field, value, { shouldDirty: true });
    form.clearErrors(field);
  };
  return (
    <FormSection number={2} heading={texts.heading} korean={texts.korean} lead={texts.included}>
      <div data-field="selectedDrink" tabIndex={-1} className="outline-none">
        <ChoiceGroup
          label={texts.label}
          labelHidden
          required
          error={form.formState.errors.selectedDrink?.message}
          value={selectedDrink}
          onValueChange={choose('selectedDrink')}
          className="grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-5"
        >
          {drinks.map((drink) => (
            <DrinkChoice key={drink.value} drink={drink} temperature={drinkTemperature} />
          ))}
        </ChoiceGroup>
      </div>
      {showsTemperature({ selectedDrink }) && (
        <div data-field="drinkTemperature" tabIndex={-1} className="enter max-w-md outline-none">
          <ChoiceGroup
            label={`${texts.temperature}: ${findDrink(selectedDrink)?.label ?? ''}`}
            required
            error={form.formState.errors.drinkTemperature?.message}
            value={drinkTemperature}
            onValueChange={choose('drinkTemperature')}
            className="grid-cols-2 gap-2"
          >
            {temperatures.map((temperature) => (
              <ChoiceKey key={temperature} value={temperature}>
                {texts[temperature]}
              </ChoiceKey>
            ))}
          </ChoiceGroup>
        </div>
      )}
    </FormSection>
  );
}
