import { FormSection } from '../form/FormSection.tsx';
import { DrinkField } from './DrinkField.tsx';
import { words } from '../words/words.ts';

export function DrinkSection() {
  return (
    <FormSection heading={words.drink.heading} lead={words.drink.included}>
      <DrinkField labelHidden />
    </FormSection>
  );
}
