import { FormSection } from '../form/FormSection.tsx';
import { AddOnField } from './AddOnField.tsx';
import { addOnTexts as texts } from './add-on-messages.ts';

export function AddOnSection({ atStudio }: { atStudio: boolean }) {
  return (
    <FormSection heading={texts.heading} korean={texts.korean} lead={atStudio ? texts.atStudio : undefined}>
      <AddOnField />
    </FormSection>
  );
}
