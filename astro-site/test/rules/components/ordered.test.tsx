import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderedFacts, OrderedSessions } from '../../../src/components/ui/Ordered.tsx';
import type { Ordered } from '../../../src/lib/checkout/checkout-session.ts';
import { documentOf, tidy } from '../../support/html.ts';

const alone: Ordered = {
  bookingDate: '2026-12-05',
  bookingTime: '12:50',
  selectedDrink: 'coffee',
  drinkTemperature: 'iced',
  addOns: [{ name: 'Full Track Mixing', priceWon: 100_000 }],
  companions: [],
};
const party: Ordered = {
  ...alone,
  companions: [
    {
      name: 'Bora',
      bookingTime: '13:00',
      selectedDrink: 'lemonade',
      addOns: [{ name: 'Billboard Marketing Package', priceWon: null }],
    },
  ],
};

const ticketOf = (ordered: Ordered, firstName?: string) =>
  documentOf(
    renderToStaticMarkup(
      <>
        <OrderedSessions ordered={ordered} {...(firstName && { firstName })} />
        <dl>
          <OrderedFacts ordered={ordered} />
        </dl>
      </>,
    ),
  );
const singersOf = (ordered: Ordered, firstName?: string) =>
  [...ticketOf(ordered, firstName).querySelectorAll('ol > li')].map((singer) => tidy(singer.textContent));

test('one person reads one time, then drink and add-ons as facts', () => {
  const ticket = ticketOf(alone, 'Mina');
  expect(tidy(ticket.body.textContent)).toBe(
    'Your sessionSaturday 5 December 202612:50KSTDrinkCoffee (iced)Add-onsFull Track Mixing₩100,000',
  );
  expect(ticket.querySelector('ol')).toBeNull();
});

test('each singer of a party has a time, a drink and add-ons with their prices, and nothing is said twice', () => {
  expect(singersOf(party, 'Mina')).toEqual([
    '12:50KSTMinaCoffee (iced)Full Track Mixing₩100,000',
    '13:00KSTBoraLemonadeBillboard Marketing Packageby quote',
  ]);
  expect(ticketOf(party).querySelector('dl')?.textContent).toBe('');
});

test('a first singer whose name this tab does not know is "You"', () => {
  expect(singersOf(party)[0]).toMatch(/^12:50KSTYou/);
});
