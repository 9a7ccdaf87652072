import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { AddOnField } from '../add-ons/AddOnField.tsx';
import { DrinkField } from '../drink/DrinkField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { PlainText } from '../form/PlainText.tsx';
import { useSingerPath } from '../form/singer.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

interface CompanionSectionProps {
  /** 1 for the second singer. */
  place: number;
  /** HH:mm, once it is chosen. */
  time: string | undefined;
  onRemove: () => void;
}

/** Somebody who sings after the first: name, song, drink and add-ons. Contact and day are those of the first. */
export function CompanionSection({ place, time, onRemove }: CompanionSectionProps) {
  const { control } = useBookingForm();
  const chosen = useWatch({ control, name: useSingerPath()('selectedAddons') });
  const texts = words.party;
  const heading = texts.singer(place);
  const { name, youtubeTrackUrl } = words.details.fields;
  return (
    <FormSection
      heading={heading}
      lead={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>{time ? texts.singsAt(time) : texts.singsNext}</p>
          <Button variant="quiet" size="sm" aria-label={texts.removeSinger(heading.text)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      }
    >
      <PlainText name="name" words={name} autoCapitalize="words" />
      <PlainText name="youtubeTrackUrl" words={youtubeTrackUrl} type="url" />
      <DrinkField />
      <details className="folded">
        <summary>{texts.addOns(chosen.length)}</summary>
        <AddOnField />
      </details>
    </FormSection>
  );
}
