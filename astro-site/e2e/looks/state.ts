import type { Page } from '@playwright/test';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { MockApi } from '../pages/mock-api.ts';

/** A page as a person can meet it, with the API mocked. */
export interface State {
  /** What one sees, such as "the payment page while it still loads". */
  name: string;
  /** The address in English, without the language's prefix. */
  path: string;
  /** Languages in which the state is looked at; every language of the page where it is left out: those of staff in the admin area. */
  locales?: readonly Locale[];
  /**
   * What the booking service answers, beside `pages/defaults.ts`; and what the browser has stored. In the admin area an admin who
   * reads the language is signed in already; another account: `signedIn(api, { role: 'staff', language: locale })`.
   */
  given?: (api: MockApi, page: Page, locale: Locale) => void | Promise<void>;
  /** Leads from the loaded page to the state, by roles and test ids that hold in every language. Waits until it is there. */
  reach?: (page: Page, locale: Locale) => Promise<void>;
  /** Answers and console errors that belong to the state. */
  expects?: readonly RegExp[];
}

/** Whether the page is one of the admin area, whose addresses have no language. */
export const isForStaff = ({ path }: State): boolean => /^\/(admin|login)\b/.test(path);
