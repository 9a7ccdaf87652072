import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { asksTemperature, findDrink, temperatures } from 'shared/drinks/drinks.ts';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { DrinkPicture } from '../drink/DrinkPicture.tsx';
import type { CompanionValues } from '../form/form-values.ts';
import { partyTexts } from '../party/party-messages.ts';
import { PriceLines } from './PriceLines.tsx';
import { ticketTexts as texts } from './ticket-messages.ts';

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
  const temperature = singer.drinkTemperature;
  const drink = findDrink(singer.selectedDrink);
  const served = temperatures.find((known) => known === temperature);
  const drinkWords = drink && drinkInWords(drink.value, asksTemperature(drink) && served ? served : null);
  const session =
    place === null ? (
      texts.sessionFee
    ) : (
      <span className="block leading-snug wrap-anywhere">
        <b className="figures">{lines.time}</b> <b>{singer.name.trim() || partyTexts.singer(place)}</b>
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
