import { dateTimeKst } from 'shared/time/display.ts';
import type { MailFacts } from '../base/facts.ts';
import type { MailMessages } from '../messages/messages.ts';
import { partyMessages } from '../messages/party.ts';
import { isFree } from './bill.ts';
import { contactOf } from './parts.ts';
import { areSeveral, singersOf } from './party.ts';
import { firstStart } from './when.ts';

/** Refund tiers as deadlines on the calendar, because nobody counts 48 hours backwards; those already past are left out. */
function tierLines(facts: MailFacts, startsAt: Date, messages: MailMessages): string[] {
  const { policy } = messages;
  return facts.cancellationPolicy.direct.flatMap(({ hoursBefore, refundPercent }) => {
    if (hoursBefore === 0) return [policy.untilStart(refundPercent)];
    const deadline = new Date(startsAt.getTime() - hoursBefore * 3_600_000);
    if (deadline <= facts.now) return [];
    const text = dateTimeKst(deadline);
    return [refundPercent === 100 ? policy.full(text) : policy.part(text, refundPercent)];
  });
}

function refundLines(facts: MailFacts, startsAt: Date, messages: MailMessages): string[] {
  const { noShow, arrival } = messages.policy;
  return [
    ...tierLines(facts, startsAt, messages),
    ...(areSeveral(facts) ? [partyMessages[facts.locale].eachAlone] : []),
    noShow(facts.cancellationPolicy.noShowRefundPercent),
    arrival,
  ];
}

/** Limits of the add-ons that were bought, by whomever. */
function addonLines(facts: MailFacts, messages: MailMessages): string[] {
  return facts.cancellationPolicy.addOnHoursAfterSession.flatMap(({ addOnId, hours }) => {
    const addon = singersOf(facts)
      .flatMap(({ addons }) => addons)
      .find(({ id }) => id === addOnId);
    return addon ? [messages.policy.addon(addon.name, hours)] : [];
  });
}

/** The policy this booking was sold under, in its own dates. */
export function policySection(facts: MailFacts, messages: MailMessages) {
  const { policy } = messages;
  const contact = contactOf(facts);
  const how = contact ? [policy.how(contact)] : [];
  const startsAt = firstStart(facts);
  if (facts.bookingType === 'klook' || !startsAt) {
    return { title: policy.title, items: [policy.klook, ...addonLines(facts, messages)] };
  }
  const { maxMoves, minHoursBefore } = facts.cancellationPolicy.rescheduling;
  return {
    title: policy.title,
    items: [
      ...(isFree(facts) ? [] : refundLines(facts, startsAt, messages)),
      ...addonLines(facts, messages),
      policy.moves(maxMoves, minHoursBefore),
      ...how,
    ],
  };
}
