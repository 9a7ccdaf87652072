'use client';

import { useEffect, useState } from 'react';

interface Slot {
  time: string;
  available: boolean;
}

interface Properties {
  texts: { klook: string; direct: string };
  addOns: { id: number; name: string; price: number | null }[];
  drinks: string[];
  fees: { label: string; feeWon: number }[];
}

const fields = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'youtubeTrackUrl', label: 'YouTube link of your song', type: 'url' },
];

/** Kind, day, time, drink, add-ons and who books: the steps of ours, with the browser's own controls and checks. */
export function Wizard({ texts, addOns, drinks, fees }: Properties) {
  const [kind, setKind] = useState<'klook' | 'direct'>();
  const [date, setDate] = useState('');
  const [slots, setSlots] = useState<Slot[]>([]);
  const [chosen, setChosen] = useState<number[]>([]);

  useEffect(() => {
    if (!date) return;
    const stop = new AbortController();
    fetch(`/api/timeslots/${date}`, { signal: stop.signal })
      .then((answer) => answer.json() as Promise<{ slots: Slot[] }>)
      .then((day) => setSlots(day.slots))
      .catch(() => setSlots([]));
    return () => stop.abort();
  }, [date]);

  const price = addOns.reduce((sum, addOn) => sum + (chosen.includes(addOn.id) ? (addOn.price ?? 0) : 0), 0);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div id="booking-wizard">
      {(['klook', 'direct'] as const).map((one) => (
        <button key={one} type="button" data-booking-type={one} onClick={() => setKind(one)}>
          {texts[one]}
        </button>
      ))}
      {kind && (
        <form>
          <h3 id="booking-form-heading">{texts[kind]}</h3>
          {kind === 'direct' && (
            <label>
              Day{' '}
              <input type="date" value={date} onChange={(event) => setDate(event.target.value)} required />
            </label>
          )}
          {slots.map(({ time, available }) => (
            <label key={time}>
              <input type="radio" name="bookingTime" value={time} disabled={!available} required /> {time}
            </label>
          ))}
          {fields.map(({ name, label, type }) => (
            <label key={name}>
              {label} <input name={name} type={type} required />
            </label>
          ))}
          <label>
            Drink
            <select name="selectedDrink">
              {drinks.map((drink) => (
                <option key={drink}>{drink}</option>
              ))}
            </select>
          </label>
          {addOns.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} /> {name}
            </label>
          ))}
          <p>
            {fees.map(({ label, feeWon }) => `${label} ${feeWon}`).join(', ')}; add-ons {price}
          </p>
          <button type="submit">Proceed to Payment</button>
        </form>
      )}
    </div>
  );
}
