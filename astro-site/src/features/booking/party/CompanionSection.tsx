import { Button } from '../../../components/ui/Button.tsx';
import { AddOnField } from '../add-ons/AddOnField.tsx';
import { DrinkField } from '../drink/DrinkField.tsx';
import type { CompanionValues } from '../form/form-values.ts';
import { detailsTexts } from '../form/form-messages.ts';
import { FormSection } from '../form/FormSection.tsx';
import { PlainText } from '../form/PlainText.tsx';
import { partyTexts as texts } from './party-messages.ts';

interface CompanionSectionProps {
  /** 1 for the second singer. */
  place: number;
  singer: CompanionValues & { bookingTime: string };
  onRemove: () => void;
}

/** Somebody who sings after the first: name, song, drink and add-ons. Contact and day are those of the first. */
export function CompanionSection({ place, singer, onRemove }: CompanionSectionProps) {
  const heading = texts.singer(place);
  const { name, youtubeTrackUrl } = detailsTexts.fields;
  return (
    <FormSection
      heading={heading}
      korean={texts.singerKorean(place)}
      lead={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>{singer.bookingTime ? texts.singsAt(singer.bookingTime) : texts.singsNext}</p>
          <Button variant="quiet" size="sm" onClick={onRemove}>
            {texts.remove}
            <span className="sr-only"> {heading}</span>
          </Button>
        </div>
      }
    >
      <PlainText name="name" words={name} autoCapitalize="words" />
      <PlainText name="youtubeTrackUrl" words={youtubeTrackUrl} type="url" />
      <DrinkField />
      <details className="folded">
        <summary>{texts.addOns(singer.selectedAddons.length)}</summary>
        <AddOnField />
      </details>
    </FormSection>
  );
}
