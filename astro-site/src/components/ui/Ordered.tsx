import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import type { Ordered } from '../../lib/checkout/checkout-session.ts';
import { Fact } from './Facts.tsx';
import { uiMessages } from './messages.ts';
import { Price } from './Price.tsx';

const texts = uiMessages.ordered;

/** Date and time on a ticket, as its largest type; nothing for a Klook reservation, whose time this tab does not know. */
export function OrderedTime({ ordered }: { ordered: Pick<Ordered, 'bookingDate' | 'bookingTime'> }) {
  const { bookingDate, bookingTime } = ordered;
  if (!bookingDate || !bookingTime) return null;
  return (
    <div>
      <p className="text-sm">{texts.session}</p>
      <p className="text-lg font-bold">{longSeoulDate(bookingDate)}</p>
      <p className="flex items-baseline gap-2">
        <span className="display figures text-6xl sm:text-7xl">{bookingTime}</span>
        <span className="font-bold">{texts.kst}</span>
      </p>
    </div>
  );
}

/** Drink and add-ons, as facts on a ticket. */
export function OrderedFacts({ ordered }: { ordered: Ordered }) {
  const { selectedDrink, drinkTemperature, addOns } = ordered;
  return (
    <>
      <Fact name={texts.drink} wide>
        {drinkInWords(selectedDrink, drinkTemperature ?? null)}
      </Fact>
      {addOns.length > 0 && (
        <Fact name={texts.addOns} wide>
          <ul>
            {addOns.map(({ name, priceWon }) => (
              <li key={name} className="flex items-baseline justify-between gap-4">
                <span>{name}</span>
                <span className="shrink-0">
                  {priceWon === null ? texts.byQuote : <Price won={priceWon} />}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}
