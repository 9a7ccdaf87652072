import type { Delivery } from 'shared/deliveries/deliveries.ts';
import { daysLate, urgencyOf, type Urgency } from 'shared/deliveries/due.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { AdminLanguage } from '../language/language.ts';
import { deliveryTexts } from './delivery-messages.ts';

/** How pressing it is today in Seoul; what is sent presses no more. */
export const pressing = ({ state, dueOn }: Delivery, now: Date): Urgency =>
  state === 'sent' ? 'later' : urgencyOf(dueOn, seoulWallClock(now).date);

/** "by Thursday 16 July 2026", "3 days late: was due by ...", "on ...": the day beside its state. */
export function dayText(delivery: Delivery, now: Date, language: AdminLanguage): string {
  const texts = deliveryTexts[language];
  const inWords = longDateIn(language);
  const { state, dueOn, changedAt, terms } = delivery;
  if (state === 'sent')
    return changedAt ? texts.sentOn(inWords(seoulWallClock(new Date(changedAt)).date)) : '';
  if (dueOn === null) return terms.days === null ? texts.noDay : texts.noTime;
  const today = seoulWallClock(now).date;
  if (dueOn < today) return texts.late(daysLate(dueOn, today), inWords(dueOn));
  return dueOn === today ? texts.dueToday : texts.dueBy(inWords(dueOn));
}
