import type { AddOn, BusinessRules } from '../catalogue/catalogue.ts';
import { thousands } from '../pricing/won.ts';
import { soldBands } from '../slots/sold-bands.ts';
import { locales, type Locale } from '../languages/localized-text.ts';
import { rulePhrases, type RefundStep } from './rule-phrases.ts';

/** What the words are read from. */
export interface RuleFacts {
  rules: BusinessRules;
  addons: readonly Pick<AddOn, 'id' | 'price' | 'customQuote'>[];
}

/** Add-ons that texts, and the recordings of a session, know by their number. */
export const addOnIds = { mixing: 1, rawVideo: 2, editedVideo: 3, lp: 4, distribution: 5 } as const;

/**
 * What texts of the CMS can say in braces, for example {cafeMinutes}: figures of the booking rules and prices of add-ons, in
 * the words of the text's language. With a capital letter, as {SessionLength}, they begin a sentence.
 */
function wordsOf({ rules, addons }: RuleFacts, locale: Locale) {
  const say = rulePhrases[locale];
  const { arrival, openingHours, cancellationPolicy: policy } = rules;
  const won = (amount: number) => say.won(thousands(amount));
  const price = (id: number) => {
    const addon = addons.find((known) => known.id === id);
    return addon && !addon.customQuote ? won(addon.price) : say.onRequest;
  };
  const hoursAfter = (id: number) =>
    String(policy.addOnHoursAfterSession.find(({ addOnId }) => addOnId === id)?.hours ?? 0);
  const steps: RefundStep[] = policy.direct.map(({ hoursBefore, refundPercent }, index) => ({
    percent: refundPercent,
    from: hoursBefore,
    until: policy.direct[index - 1]?.hoursBefore ?? null,
  }));
  return {
    cafeMinutes: String(arrival.cafeMinutes),
    boothMinutes: String(arrival.boothMinutes),
    sessionMinutes: String(rules.slotMinutes),
    sessionLength: say.minutes(rules.slotMinutes),
    sessionPrices: say.prices(soldBands(rules).map((band) => ({ band, fee: won(band.feeWon) }))),
    opensAt: openingHours.opensAt,
    closesAt: openingHours.closesAt,
    openingHours: `${say.clock(openingHours.opensAt)} - ${say.clock(openingHours.closesAt)}`,
    leadMinutes: String(rules.leadTimeMinutes),
    horizonDays: String(rules.horizonDays),
    holdMinutes: String(rules.holdMinutes),
    refundSteps: say.refunds(steps),
    refundList: steps.map(say.refundLine).join('\n'),
    noShowRefund: say.refund(policy.noShowRefundPercent),
    freeMoves: say.times(policy.rescheduling.maxMoves),
    moveHours: String(policy.rescheduling.minHoursBefore),
    mixingPrice: price(addOnIds.mixing),
    rawVideoPrice: price(addOnIds.rawVideo),
    editedVideoPrice: price(addOnIds.editedVideo),
    lpPrice: price(addOnIds.lp),
    distributionPrice: price(addOnIds.distribution),
    lpHours: hoursAfter(addOnIds.lp),
    editedVideoHours: hoursAfter(addOnIds.editedVideo),
    distributionHours: hoursAfter(addOnIds.distribution),
  };
}

type RuleWord = keyof ReturnType<typeof wordsOf>;

/** The names that can stand in braces; a test holds them to `wordsOf`. */
export const ruleWordNames = [
  ...['cafeMinutes', 'boothMinutes', 'sessionMinutes', 'sessionLength', 'sessionPrices'],
  ...['opensAt', 'closesAt', 'openingHours', 'leadMinutes', 'horizonDays', 'holdMinutes'],
  ...['refundSteps', 'refundList', 'noShowRefund', 'freeMoves', 'moveHours'],
  ...['mixingPrice', 'rawVideoPrice', 'editedVideoPrice', 'lpPrice', 'distributionPrice'],
  ...['lpHours', 'editedVideoHours', 'distributionHours'],
] as RuleWord[];

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isKnown = (name: string) => (ruleWordNames as string[]).includes(lowerFirst(name));

/** The first thing in braces that no word stands for, or a brace by itself; null when all can be filled in. */
export function unknownRuleWord(text: string): string | null {
  const left = text.replace(/\{(\w+)\}/g, (whole, name: string) => (isKnown(name) ? '' : whole));
  return /\{[^{}]*\}?|\}/.exec(left)?.[0] ?? null;
}

type Words = Record<string, string>;

/** Fills in a text. In HTML, a list item that is nothing but a word of several lines becomes an item for each. */
function filled(text: string, words: Words): string {
  const word = (name: string) => {
    const value = words[lowerFirst(name)];
    return value !== undefined && name !== lowerFirst(name) ? upperFirst(value) : value;
  };
  return text
    .replace(/<li>\{(\w+)\}<\/li>/g, (whole, name: string) => {
      const lines = word(name)?.split('\n');
      return lines ? lines.map((line) => `<li>${line}</li>`).join('') : whole;
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => word(name) ?? whole);
}

/** Content with every text filled in, each in its language. What is in braces and unknown stays as it is. */
export function withRuleWords<T>(content: T, facts: RuleFacts): T {
  const words = Object.fromEntries(locales.map((locale) => [locale, wordsOf(facts, locale)]));
  const walk = (value: unknown, locale: Locale): unknown => {
    if (typeof value === 'string') return filled(value, words[locale] ?? {});
    if (Array.isArray(value)) return value.map((item) => walk(item, locale));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [
      key,
      walk(inner, locales.find((known) => known === key) ?? locale),
    ]);
    return Object.fromEntries(entries);
  };
  return walk(content, 'en') as T;
}
