import { useWatch } from 'react-hook-form';
import { drinkOnPage } from 'shared/drinks/drink-on-page.ts';
import { drinks, temperatures } from 'shared/drinks/drinks.ts';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { DrinkChoice } from './DrinkChoice.tsx';
import { showsTemperature } from '../form/form-values.ts';
import { useSingerPath } from '../form/singer.ts';
import { useBookingForm, useFieldError } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

/** The drink of one singer, and hot or iced where it has the choice. */
export function DrinkField({ labelHidden = false }: { labelHidden?: boolean }) {
  const form = useBookingForm();
  const path = useSingerPath();
  const drinkPath = path('selectedDrink');
  const temperaturePath = path('drinkTemperature');
  const [selectedDrink, drinkTemperature] = useWatch({
    control: form.control,
    name: [drinkPath, temperaturePath],
  });
  const drinkError = useFieldError('selectedDrink');
  const temperatureError = useFieldError('drinkTemperature');
  const choose = (field: 'selectedDrink' | 'drinkTemperature') => (value: string) => {
    form.setValue(field, value, { shouldDirty: true });
    form.clearErrors(field);
  };
  return (
    <>
      <div data-field={drinkPath} tabIndex={-1} className="outline-none">
        <ChoiceGroup
          label={words.drink.label}
          labelHidden={labelHidden}
          required
          error={drinkError}
          value={selectedDrink}
          onValueChange={choose(drinkPath)}
          className="grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-5"
        >
          {drinks.map((drink) => (
            <DrinkChoice key={drink.value} drink={drink} temperature={drinkTemperature} />
          ))}
        </ChoiceGroup>
      </div>
      {showsTemperature({ selectedDrink }) && (
        <div data-field={temperaturePath} tabIndex={-1} className="enter max-w-md outline-none">
          <ChoiceGroup
            label={words.drink.temperature(drinkOnPage(selectedDrink))}
            required
            error={temperatureError}
            value={drinkTemperature}
            onValueChange={choose(temperaturePath)}
            className="grid-cols-2 gap-2"
          >
            {temperatures.map((temperature) => (
              <ChoiceKey key={temperature} value={temperature}>
                {words.drink[temperature]}
              </ChoiceKey>
            ))}
          </ChoiceGroup>
        </div>
      )}
    </>
  );
}
