import type { MyBooking, OwnSinger } from 'shared/my-booking/my-booking.ts';
import { drinkOnPage } from 'shared/drinks/drink-on-page.ts';
import { Fact, Facts } from '../../../components/ui/Facts.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { useWords } from '../words/use-words.ts';
import { isKlook } from '../parts/abilities.ts';
import { SessionTime } from './SessionTime.tsx';
import { standingInWords, standingOf } from './standing.ts';

interface TicketSingerProps {
  singer: OwnSinger;
  view: MyBooking;
}

/** One singer on the ticket: when, who, how it stands, and what was chosen. */
export function TicketSinger({ singer, view }: TicketSingerProps) {
  const words = useWords();
  const { ticket } = words;
  const isOfParty = view.singers.length > 1;
  const { name, selectedDrink, drinkTemperature, youtubeTrackUrl, lpDeliveryAddress, addOns } = singer;
  return (
    <div className="grid gap-4 print:gap-1.5">
      <p className="flex items-center gap-2 text-sm font-bold">
        <Lamp isLit={standingOf(singer, view) === 'confirmed'} />
        {ticket.lamp[standingOf(singer, view)]}
      </p>
      <SessionTime singer={singer} isKlook={isKlook(view)} isOfParty={isOfParty} />
      <p className="font-semibold">{standingInWords(words, singer, view)}</p>
      <p className="text-2xl leading-tight font-bold wrap-anywhere print:text-lg">{name}</p>
      <Facts>
        <Fact name={ticket.drink}>{drinkOnPage(selectedDrink, drinkTemperature)}</Fact>
        {isOfParty && <Fact name={ticket.number}>{singer.id}</Fact>}
        {youtubeTrackUrl && (
          <Fact name={ticket.track} wide>
            <a
              href={youtubeTrackUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="focus-visible:outline-ground underline underline-offset-4"
            >
              {youtubeTrackUrl}
              <span className="sr-only"> ({ticket.calendar.newTab})</span>
            </a>
          </Fact>
        )}
        {addOns.length > 0 && (
          <Fact name={ticket.addOns} wide>
            <ul>
              {addOns.map((addOn) => (
                <li key={addOn.id} className="flex items-baseline justify-between gap-4">
                  <span>{addOn.name}</span>
                  {addOn.priceWon > 0 && <Price won={addOn.priceWon} className="shrink-0" />}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {lpDeliveryAddress && (
          <Fact name={ticket.deliveryAddress} wide>
            {lpDeliveryAddress}
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** Red while the time is the visitor's. Its word stands beside it. */
function Lamp({ isLit }: { isLit: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={isLit ? 'size-3 rounded-full bg-[#c2125f]' : 'size-3 rounded-full border-2 border-current'}
    />
  );
}
