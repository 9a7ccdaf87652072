import { pageLanguage } from 'shared/languages/page-language.ts';
import { callingCodes } from 'shared/typed/calling-codes.ts';

/** Newer than the types of the language. */
type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Korea is where guests travel to: its time zone says nothing about their phone. */
function countryOfZone(): string | undefined {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...callingCodes.keys()].find(
    (country) =>
      country !== 'KR' &&
      (new Intl.Locale('und', { region: country }) as Region).getTimeZones?.()?.includes(zone),
  );
}

/**
 * The country in whose way a guest probably writes a phone number, in two letters: that of the language, or, since English is written
 * everywhere, that of the time zone. It stands beside the field, to be changed.
 */
export function guessCountry(): string {
  const page = pageLanguage();
  const own = page === 'en' ? navigator.language : navigator.languages.find((tag) => tag.startsWith(page));
  const { language, region = '' } = new Intl.Locale(own ?? page).maximize();
  return (language === 'en' && countryOfZone()) || region;
}
