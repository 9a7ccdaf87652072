import { createContext, useContext } from 'react';
import type { Locale } from 'shared/languages/localized-text.ts';
import { changes } from './changes.en.ts';
import { changes as changesKo } from './changes.ko.ts';
import { changes as changesZh } from './changes.zh.ts';
import { deliveries } from './deliveries.en.ts';
import { deliveries as deliveriesKo } from './deliveries.ko.ts';
import { deliveries as deliveriesZh } from './deliveries.zh.ts';
import { money } from './money.en.ts';
import { money as moneyKo } from './money.ko.ts';
import { money as moneyZh } from './money.zh.ts';
import { moments } from './moments.ts';
import { opening } from './opening.en.ts';
import { opening as openingKo } from './opening.ko.ts';
import { opening as openingZh } from './opening.zh.ts';
import { recordings } from './recordings.en.ts';
import { recordings as recordingsKo } from './recordings.ko.ts';
import { recordings as recordingsZh } from './recordings.zh.ts';
import { refusals } from './refusals.en.ts';
import { refusals as refusalsKo } from './refusals.ko.ts';
import { refusals as refusalsZh } from './refusals.zh.ts';
import { ticket } from './ticket.en.ts';
import { ticket as ticketKo } from './ticket.ko.ts';
import { ticket as ticketZh } from './ticket.zh.ts';

const inEnglish = { opening, ticket, deliveries, recordings, money, changes, refusals };

const texts: Record<Locale, typeof inEnglish> = {
  en: inEnglish,
  ko: {
    opening: openingKo,
    ticket: ticketKo,
    deliveries: deliveriesKo,
    recordings: recordingsKo,
    money: moneyKo,
    changes: changesKo,
    refusals: refusalsKo,
  },
  zh: {
    opening: openingZh,
    ticket: ticketZh,
    deliveries: deliveriesZh,
    recordings: recordingsZh,
    money: moneyZh,
    changes: changesZh,
    refusals: refusalsZh,
  },
};

/** Every word of the page in one language, and how it writes moments. */
export const wordsIn = (locale: Locale) => ({ locale, ...texts[locale], ...moments[locale] });
export type Words = ReturnType<typeof wordsIn>;

export const WordsContext = createContext<Words>(wordsIn('en'));

export const useWords = () => useContext(WordsContext);
