import type { Delivery } from 'shared/deliveries/deliveries.ts';
import { urgencyOf } from 'shared/deliveries/due.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Words } from '../words/use-words.ts';

/** "You get it by Thursday 16 July 2026." What was promised, or what has become of it. */
export function deliveryInWords({ deliveries, longDate }: Words, delivery: Delivery, now: Date): string {
  const { state, isPosted, dueOn, terms, changedAt } = delivery;
  if (state === 'sent') {
    if (changedAt === null) return '';
    const day = longDate(seoulWallClock(new Date(changedAt)).date);
    return isPosted ? deliveries.postedOn(day) : deliveries.sent(day);
  }
  if (terms.days === null) return deliveries.noDay;
  if (dueOn === null) return deliveries.within(terms.days, terms.unit);
  const day = longDate(dueOn);
  if (urgencyOf(dueOn, seoulWallClock(now).date) === 'late') return deliveries.late(day);
  return isPosted ? deliveries.postedBy(day) : deliveries.by(day);
}
