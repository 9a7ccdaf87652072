import type { Preset } from 'shared/reports/spans.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './report-messages.ko.ts';

const en = {
  onGiftCards: 'Left on gift cards',
  title: 'Reports',
  heading: 'Reports',
  toStatements: 'Statements for the accountant',
  lead: 'How the cafe does, by days in Seoul. Underlined figures and names lead to the bookings behind them.',
  ownersOnly: 'Reports are for whoever owns the cafe. Ask them to sign in, or to tell you the figures.',
  loading: 'Adding up...',
  failed: 'We could not load the report.',
  tryAgain: 'Try again',
  print: 'Print',
  span: 'Which days',
  presets: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as Record<Preset, string>,
  from: 'First day',
  to: 'Last day',
  show: 'Show these days',
  earlier: 'The span before',
  later: 'The span after',
  before: (span: string) => `beside ${span}`,
  asOf: (time: string) => `Counted as of ${time}. What happens later follows within minutes.`,
  neverCounted: 'Nothing is counted yet. The first figures come within minutes.',
  staleDays: (days: number) =>
    `${days === 1 ? 'One day is' : `${days} days are`} still being counted, so figures can be incomplete.`,
  agrees: (taken: string, back: string) =>
    `Agrees with the ledger to the won: ${taken} received, ${back} given back.`,
  differs: (counted: string, ledger: string) =>
    `Does not agree with the ledger yet: ${counted} counted, ${ledger} in the ledger. What happened in the last minutes is not counted; reload in a few minutes. If it stays so, the daily check will say so under “Needs attention”.`,
  compared: (time: string, days: number, differences: number) =>
    differences === 0
      ? `Daily check ${time}: all ${days} days agree with their bookings.`
      : `Daily check ${time}: ${differences} of ${days} days did not agree and were counted anew.`,
  notCompared: 'The daily check of all days has not run yet.',
  branch: 'Cafe',
  house: 'Gift cards, of no cafe',
  net: 'Left after refunds',
  occupancy: 'Occupancy',
  noOccupancy: 'no times on sale',
  beforeWas: (value: string) => `before: ${value}`,
  times: (count: string) => `${count} in all`,
  columns: { what: 'What', count: 'How many', won: 'Won', before: 'Before', change: 'Change' },
  total: 'Together',
  same: 'the same',
  isNew: 'new',
  nothing: 'Nothing in these days.',
  asTable: 'As a table',
  howCounted: 'How this is counted',
  behind: (what: string) => `${what}: show the bookings`,
  scrub: (chart: string) => `${chart}: look at one step`,
  step: { day: 'Day', week: 'Week from', month: 'Month from' },
  charts: {
    money: 'Money received and given back',
    sessions: 'Sessions',
    sales: 'What was paid for',
    channels: 'Money by channel',
    holds: 'What became of holds',
    countries: 'Guests by country code',
  },
  sections: {
    branches: 'Cafe by cafe',
    money: 'Money',
    sales: 'What was paid for',
    open: 'Due and owed',
    sessions: 'Sessions',
    hours: 'Occupancy by weekday and hour',
    cancellations: 'Cancellations and no-shows',
    holds: 'Holds and payments',
    guests: 'Guests',
    deliveries: 'After the session',
  },
  counted: {
    branches:
      'Everything counts for the cafe in whose studio the session is. Gift cards that were sold are of no cafe, and what they pay later is no money received. All of them together are the figures above.',
    money:
      'Money counts on the day on which it moved: card payments as the provider has approved them, payments at the counter as they were noted, refunds when they were carried out. Nothing that is only booked or only asked for. A gift card counts when it is bought: what it pays later is no money received, and stands in a table of its own, as does what was paid with gift cards that we gave away.',
    sales:
      'What was received and what gift cards paid, cut into session fees and add-ons as they were sold, less what vouchers took off. A session that was moved stays in the band that it was paid in. Refunds are not cut, since nobody notes what of a sale they are for. “Not assigned” is money of another amount than was asked for. Fees and add-ons that gift cards paid are in it, beside “Gift cards sold”: less “Paid with gift cards”, all of it is the money received.',
    open: 'As of now, whatever days are shown. Due are refunds of cancelled bookings that the dashboard asks for; owed are sessions that stand without having been paid, of the last 30 days and to come, and the add-ons of Klook guests who are still to come. What is left on gift cards is owed as sessions.',
    sessions:
      'Sessions count on their own day, as they are booked now: confirmed, in progress, completed, and no-shows, whose time nobody else had. Klook guests with a time count whether or not they are confirmed, since they come. Holds and Klook bookings without a time do not count. Groups count once, on the day of their first session.',
    hours:
      'Minutes sold of the minutes that could be sold: every start by the opening hours and closed days that held then, in every studio, without times that were blocked. Days to come are left out. A session counts in the hour of its start.',
    cancellations:
      'On the day of the session. How long before it is told from when it was cancelled. “We closed”: guests whom we cancelled because a time was taken out of sale. Holds that were never paid are no cancellations. A no-show counts as a session as well.',
    holds:
      'Orders of the site that were to be paid, on the day on which they were made, a group once. How far one had come is known by what reached us: the hold, the card window, a payment that failed. What happens in the card window itself we do not see.',
    guests:
      'Everybody whose session counts, by the language of their mails and the country code of the phone of their booking. A number without a country code is Korean. Countries that share a code stand together.',
    deliveries:
      'Add-ons that follow after a session, on the day of the session: sent in time when marked as sent on the promised day or before. Nothing is owed of bookings that are cancelled or paid back.',
  },
  minutesOf: (sold: string, offered: string) => `${sold} of ${offered} minutes`,
  hourOf: (weekday: string, hour: string, percent: string) => `${weekday} ${hour}: ${percent}`,
  hour: 'Hour',
  language: 'Language',
  country: 'Country code',
};
export type ReportTexts = typeof en;

/** Words of the owner's reports. */
export const reportTexts: InEveryLanguage<ReportTexts> = { en, ko };
