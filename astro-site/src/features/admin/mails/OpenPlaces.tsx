import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import { mailTexts } from './mail-messages.ts';

interface OpenPlacesProps {
  /** What the mail says where something should stand. */
  places: readonly string[];
  onSend: () => void;
  onBack: () => void;
}

/** The question before a mail that leaves something open. */
export function OpenPlaces({ places, onSend, onBack }: OpenPlacesProps) {
  const texts = useTexts(mailTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby="open-places-title"
      aria-describedby="open-places"
      className="border-amber grid gap-3 rounded-xl border p-5"
    >
      <h3 id="open-places-title" className="text-lg">
        {texts.openTitle}
      </h3>
      <p id="open-places">{texts.open(places.map((place) => `“${place}”`).join(', '))}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{texts.goBack}</Button>
        <Button variant="danger" onClick={onSend}>
          {texts.sendOpen}
        </Button>
      </div>
    </div>
  );
}
