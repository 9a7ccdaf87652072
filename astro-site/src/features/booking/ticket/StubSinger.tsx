import { drinkOnPage } from 'shared/drinks/drink-on-page.ts';
import { asksTemperature, findDrink, temperatures } from 'shared/drinks/drinks.ts';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { DrinkPicture } from '../drink/DrinkPicture.tsx';
import type { CompanionValues } from '../form/form-values.ts';
import { PriceLines } from './PriceLines.tsx';
import { words } from '../words/words.ts';

interface StubSingerProps {
  singer: CompanionValues;
  /** In the party; null for one who sings alone. */
  place: number | null;
  klook: boolean;
  time: string;
  price: PriceBreakdown;
}

/** One singer's drink and price; in a party with time and name. */
export function StubSinger({ singer, place, ...lines }: StubSingerProps) {
  const texts = words.ticket;
  const temperature = singer.drinkTemperature;
  const drink = findDrink(singer.selectedDrink);
  const served = temperatures.find((known) => known === temperature);
  const drinkWords = drink && drinkOnPage(drink.value, asksTemperature(drink) && served ? served : null);
  const session =
    place === null ? (
      texts.sessionFee
    ) : (
      <span className="block leading-snug wrap-anywhere">
        <b className="figures">{lines.time}</b> <b>{singer.name.trim() || words.party.singer(place).text}</b>
        <span className="block">{drinkWords ?? texts.sessionFee}</span>
      </span>
    );
  return (
    <>
      {place === null && drink && (
        <p className="flex items-center gap-3 leading-snug font-bold">
          <DrinkPicture drink={drink} temperature={temperature} className="size-14 shrink-0" />
          <span>
            {drinkWords}
            <span className="block text-[0.9375rem] font-medium">{texts.included}</span>
          </span>
        </p>
      )}
      <PriceLines session={session} noFee={place === null ? texts.noTime : ''} {...lines} />
    </>
  );
}
