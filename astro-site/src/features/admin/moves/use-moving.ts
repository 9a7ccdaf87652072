import { useState } from 'react';
import type { Day } from 'shared/day/day.ts';
import { firstPlace, placesOf, type Place, type Subject } from './places.ts';

export interface Moving {
  /** Who is being moved, as they are now. */
  subject: Subject;
  /** Where they can be put down on the day that is shown. */
  places: readonly Place[];
  /** Which of them Tab leads to; the keys begin there. */
  first: Place | undefined;
  isDragged: boolean;
}

/**
 * Somebody on the board has been picked up: by a drag, by M or from the sheet. It goes on over a change of the day, and ends when
 * they are put down, or with `stop`.
 *
 * @param known everybody whom the board shows: whoever is moved stays as they are now
 */
export function useMoving(day: Day | undefined, known: readonly Subject[], now: number) {
  const [picked, setPicked] = useState<{ subject: Subject; isDragged: boolean } | null>(null);
  const [lastName, setLastName] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const subject = picked && (known.find(({ id }) => id === picked.subject.id) ?? picked.subject);
  const places = day && subject ? placesOf(day, subject, now) : [];
  const moving: Moving | null = subject && {
    ...{ subject, places, isDragged: picked.isDragged },
    first: firstPlace(places, subject),
  };
  const stop = () => {
    if (subject) setLastName(subject.name);
    setPicked(null);
    setPlace(null);
  };
  return {
    moving,
    lastName,
    /** Where they are to be put down, once staff have agreed. */
    place: place && (places.find(({ id }) => id === place.id) ?? place),
    pickUp: (chosen: Subject, isDragged = false) => setPicked({ subject: chosen, isDragged }),
    putDown: setPlace,
    /** Staff have not agreed: who was dragged is back where they were, the others look for another place. */
    leave: () => (picked?.isDragged ? stop() : setPlace(null)),
    stop,
  };
}
