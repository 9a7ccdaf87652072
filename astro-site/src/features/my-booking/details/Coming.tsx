import { localized } from 'shared/languages/localized-text.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { isToCome } from '../parts/abilities.ts';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import { Part } from '../parts/Part.tsx';
import { useWords } from '../words/use-words.ts';

/** Where to be, how to get there and when; a party comes together, by the clock of its first session. */
export function Coming({ view: { singers, venue, arrival } }: { view: MyBooking }) {
  const { ticket, locale } = useWords();
  const texts = ticket.come;
  const starts = singers.filter(isToCome).flatMap(({ startsAt }) => startsAt ?? []);
  const [first] = starts.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const times = first === undefined ? null : arrivalTimes(seoulWallClock(new Date(first)).time, arrival);
  if (!venue && !times) return null;
  return (
    <Part heading={texts.heading}>
      {times && (
        <ul className="marker:text-hot grid list-disc gap-1.5 pl-5">
          <li>{texts.cafe(arrival.cafeMinutes, times.cafe)}</li>
          <li>{texts.booth(arrival.boothMinutes, times.booth)}</li>
          <li>{texts.track}</li>
        </ul>
      )}
      {venue && (
        <>
          <address className="not-italic">
            <span className="block font-bold">{localized(venue.cafeName, locale)}</span>
            {localized(venue.address, locale)}
            {/* For the driver of a taxi, whatever the visitor reads. */}
            {locale !== 'ko' && venue.address.ko && (
              <span lang="ko" className="text-soft block">
                {venue.address.ko}
              </span>
            )}
          </address>
          <p className="text-soft">{localized(venue.directions, locale)}</p>
          <div className="no-print">
            <NewTabLink href={mapLink(venue.address.ko ?? venue.address.en)}>{texts.map}</NewTabLink>
          </div>
        </>
      )}
    </Part>
  );
}

/** Naver's map knows every door in Korea; it finds an address best as it is written there. */
const mapLink = (address: string) => `https://map.naver.com/p/search/${encodeURIComponent(address)}`;
