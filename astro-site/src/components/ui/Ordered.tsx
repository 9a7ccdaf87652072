import { drinkOnPage } from 'shared/drinks/drink-on-page.ts';
import type { Ordered } from '../../lib/checkout/checkout-session.ts';
import { isParty } from '../../lib/checkout/ordered.ts';
import { longDate } from '../../lib/language/dates.ts';
import { Fact } from './Facts.tsx';
import { words } from './words/words.ts';
import { Price } from './Price.tsx';
import { Singer, Singers } from './Singers.tsx';

/** Date and time on a ticket, as its largest type; nothing for a Klook reservation, whose time this tab does not know. */
export function OrderedTime({ ordered }: { ordered: Pick<Ordered, 'bookingDate' | 'bookingTime'> }) {
  const { bookingDate, bookingTime } = ordered;
  if (!bookingDate || !bookingTime) return null;
  return (
    <div>
      <p className="text-sm">{words.ordered.session}</p>
      <p className="text-lg font-bold">{longDate(bookingDate)}</p>
      <p className="flex items-baseline gap-2">
        <span className="display figures text-6xl sm:text-7xl">{bookingTime}</span>
        <span className="shrink-0 font-bold">{words.ordered.kst}</span>
      </p>
    </div>
  );
}

/** When who sings; of a party also what each one ordered. `firstName` is left out where this tab does not know it. */
export function OrderedSessions({ ordered, firstName }: { ordered: Ordered; firstName?: string }) {
  if (!isParty(ordered)) return <OrderedTime ordered={ordered} />;
  const { bookingDate, companions, ...first } = ordered;
  return (
    <Singers date={bookingDate}>
      {[{ name: firstName, ...first }, ...companions].map(({ name, bookingTime, addOns, ...drink }) => (
        <Singer key={bookingTime} time={bookingTime} name={name}>
          <p>{drinkOf(drink)}</p>
          <AddOns addOns={addOns} />
        </Singer>
      ))}
    </Singers>
  );
}

/** Drink and add-ons, as facts on a ticket; those of a party stand with each singer. */
export function OrderedFacts({ ordered }: { ordered: Ordered }) {
  if (isParty(ordered)) return null;
  return (
    <>
      <Fact name={words.ordered.drink} wide>
        {drinkOf(ordered)}
      </Fact>
      {ordered.addOns.length > 0 && (
        <Fact name={words.ordered.addOns} wide>
          <AddOns addOns={ordered.addOns} />
        </Fact>
      )}
    </>
  );
}

const drinkOf = ({
  selectedDrink,
  drinkTemperature,
}: Pick<Ordered, 'selectedDrink' | 'drinkTemperature'>): string =>
  drinkOnPage(selectedDrink, drinkTemperature ?? null);

function AddOns({ addOns }: Pick<Ordered, 'addOns'>) {
  if (addOns.length === 0) return null;
  return (
    <ul>
      {addOns.map(({ name, priceWon }) => (
        <li key={name} className="flex items-baseline justify-between gap-4">
          <span>{name}</span>
          <span className="shrink-0">
            {priceWon === null ? words.ordered.byQuote : <Price won={priceWon} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
