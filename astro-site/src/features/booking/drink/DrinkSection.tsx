import { FormSection } from '../form/FormSection.tsx';
import { DrinkField } from './DrinkField.tsx';
import { drinkTexts as texts } from './drink-messages.ts';

export function DrinkSection() {
  return (
    <FormSection heading={texts.heading} korean={texts.korean} lead={texts.included}>
      <DrinkField labelHidden />
    </FormSection>
  );
}
