import { drinkInWords, temperatureInWords } from 'shared/drinks/drink-words.ts';
import { asksTemperature, drinks, findDrink, temperatures } from 'shared/drinks/drinks.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useLanguage } from '../language/language.ts';
import { walkInTexts, type WalkInTexts } from './walk-in-messages.ts';

interface DrinkFieldsProps {
  drink: string;
  temperature: string;
  errors: Partial<Record<keyof WalkInTexts['errors'], string>>;
  onChoose: (drink: string, temperature: string) => void;
}

/** The drink, and how it is made where there is a choice. */
export function DrinkFields({ drink, temperature, errors, onChoose }: DrinkFieldsProps) {
  const language = useLanguage();
  const texts = walkInTexts[language];
  return (
    <>
      <Field label={texts.drink} error={errors.selectedDrink} required>
        <Select value={drink} onChange={(event) => onChoose(event.target.value, '')}>
          <option value="">{texts.chooseDrink}</option>
          {drinks.map(({ value }) => (
            <option key={value} value={value}>
              {drinkInWords(value, null, language)}
            </option>
          ))}
        </Select>
      </Field>
      {asksTemperature(findDrink(drink)) && (
        <div role="group" aria-label={texts.temperature} className="grid gap-2">
          <div className="grid grid-cols-2 gap-3">
            {temperatures.map((one) => (
              <Button
                key={one}
                aria-pressed={one === temperature}
                className="aria-pressed:border-ink aria-pressed:bg-raised"
                onClick={() => onChoose(drink, one)}
              >
                {temperatureInWords(one, language)}
              </Button>
            ))}
          </div>
          {errors.drinkTemperature && <FieldMessage isAlert>{errors.drinkTemperature}</FieldMessage>}
        </div>
      )}
    </>
  );
}
