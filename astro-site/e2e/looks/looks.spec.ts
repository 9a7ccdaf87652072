import { staffLanguages } from 'shared/auth/staff-languages.ts';
import { addressIn } from 'shared/languages/addresses.ts';
import { locales, type Locale } from 'shared/languages/localized-text.ts';
import { signedIn } from '../pages/data/staff.ts';
import { expect, test } from '../pages/fixtures.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { brokenInside, cutOff, scrollsSideways, sticksOut, tooSmall } from '../support/fit.ts';
import { deviceWidths, laptopWidths, windowOf } from '../support/viewports.ts';
import { isForStaff, type State } from './state.ts';
import { boardStates } from './states/board.ts';
import { bookingStates } from './states/booking.ts';
import { cardStates } from './states/cards.ts';
import { officeStates } from './states/office.ts';
import { ownStates } from './states/own.ts';
import { siteStates } from './states/site.ts';
import { tillStates } from './states/till.ts';

const states: readonly State[] = [
  ...siteStates,
  ...bookingStates,
  ...ownStates,
  ...boardStates,
  ...tillStates,
  ...cardStates,
  ...officeStates,
];

/** `npm test` looks at a phone in English; `npm run test:looks` at every width in every language. */
const isWhole = process.env['LOOKS'] !== 'quick';
const lookedAt = isWhole ? locales : (['en'] as const);
const widthsOf = (state: State): readonly number[] => {
  if (!isWhole) return [360];
  return isForStaff(state) ? deviceWidths : [...deviceWidths, ...laptopWidths];
};

const localesOf = (state: State): readonly Locale[] =>
  state.locales ?? (isForStaff(state) ? staffLanguages : locales);

for (const locale of lookedAt) {
  for (const state of states.filter((each) => localesOf(each).includes(locale))) {
    test(`${state.name}, in ${locale}`, async ({ page, api, problems }) => {
      for (const pattern of state.expects ?? []) problems.expect(pattern);
      await page.setViewportSize(windowOf(360));
      if (isForStaff(state)) {
        signedIn(api, { language: locale });
        // Before the account has answered, and where no account is signed in.
        await page.addInitScript((language) => {
          // A preview of a mail is a frame without storage.
          if (window === window.top) localStorage.setItem('adminLanguage', language);
        }, locale);
      }
      await state.given?.(api, page, locale);
      await page.goto(isForStaff(state) ? state.path : addressIn(locale, state.path));
      await state.reach?.(page, locale);
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const width of widthsOf(state)) {
        await page.setViewportSize(windowOf(width));
        const at = `${state.name} at ${width} px`;
        expect.soft(await scrollsSideways(page), `${at} scrolls sideways`).toBe(false);
        expect.soft(await sticksOut(page, 'words'), `${at}: what sticks out`).toEqual([]);
        expect.soft(await cutOff(page), `${at}: text that is cut off`).toEqual([]);
        expect.soft(await brokenInside(page), `${at}: words and amounts broken inside`).toEqual([]);
        expect.soft(await tooSmall(page), `${at}: too small to press`).toEqual([]);
        // Windows of laptops are there for what breaks or sticks out; colours are the same in every language.
        if (deviceWidths.some((one) => one === width))
          await expectAccessible(page, at, { colours: locale === localesOf(state)[0] });
      }
    });
  }
}
