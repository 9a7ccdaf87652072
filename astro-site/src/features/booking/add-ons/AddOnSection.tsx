import { FormSection } from '../form/FormSection.tsx';
import { AddOnField } from './AddOnField.tsx';
import { words } from '../words/words.ts';

export function AddOnSection({ atStudio }: { atStudio: boolean }) {
  const { heading, atStudio: note } = words.addOns;
  return (
    <FormSection heading={heading} lead={atStudio ? note : undefined}>
      <AddOnField />
    </FormSection>
  );
}
