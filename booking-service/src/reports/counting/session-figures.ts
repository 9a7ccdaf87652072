import { deliveriesOf, isOwed } from 'shared/deliveries/sold-deliveries.ts';
import type { Delivery } from 'shared/deliveries/deliveries.ts';
import { cancellers, leadTimeOf } from 'shared/reports/figures.ts';
import type { Channel, DeliveryDetail, Figure } from 'shared/reports/figures.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Contribution } from './contribution.ts';
import type { SessionFacts } from './day-facts.ts';

const standing = ['confirmed', 'in-progress', 'completed'];

const channelOf = ({ isWalkIn, bookingType }: Pick<SessionFacts, 'isWalkIn' | 'bookingType'>): Channel =>
  isWalkIn ? 'walk-in' : bookingType;

/** What a booking adds to the day of its session. What is not decided yet adds nothing. */
export function sessionFigures(session: SessionFacts): Contribution[] {
  const { bookingId, branchId, startsAt, status, cancellationReason, party } = session;
  const { date: day, time } = seoulWallClock(startsAt);
  const one = (figure: Figure, key: string, detail = '', amount = 0): Contribution => ({
    ...{ day, branchId, figure, key, detail, amount, bookingId, count: 1 },
  });
  const channel = channelOf(session);
  const isNoShow = status === 'cancelled' && cancellationReason === 'no-show';
  if (status === 'cancelled' && !isNoShow) return cancelled(session, one);
  // Nobody's money is waited for: Klook has it, and the guest comes.
  const isKlookGuest = status === 'pending' && session.bookingType === 'klook';
  if (!isNoShow && !isKlookGuest && !standing.includes(status)) return [];
  return [
    one('sold', channel, time.slice(0, 2), session.slotMinutes),
    ...(isNoShow ? [one('no-show', channel)] : []),
    ...(party.firstId === bookingId ? [one('party', String(party.size))] : []),
    one('language', session.locale),
    one('country', session.callingCode ?? 'none'),
    ...deliveries(session).map((delivery) => one('delivery', String(delivery.addOnId), detailOf(delivery))),
    ...(session.bookingType === 'klook' && !isNoShow
      ? session.addons.map(({ id, priceWon }) => one('at-studio', String(id), '', priceWon))
      : []),
  ];
}

type One = (figure: Figure, key: string, detail?: string, amount?: number) => Contribution;

/** What was never paid for was no session yet: holds are counted by themselves. */
function cancelled(session: SessionFacts, one: One): Contribution[] {
  const { startsAt, cancelledAt, cancellationReason, isForClosing } = session;
  const by = isForClosing ? 'closed' : cancellers.find((canceller) => canceller === cancellationReason);
  if (!by) return [];
  const leadMs = cancelledAt ? startsAt.getTime() - cancelledAt.getTime() : 0;
  return [one('cancelled', leadTimeOf(leadMs), by)];
}

function deliveries(session: SessionFacts): Delivery[] {
  const { addons: sold, addOnsOfVersion: addOns, notedDeliveries: noted, startsAt } = session;
  return isOwed(session) ? deliveriesOf({ sold, addOns, noted, startsAt }) : [];
}

function detailOf({ state, dueOn, changedAt }: Delivery): DeliveryDetail {
  if (dueOn === null) return 'no-day';
  if (state !== 'sent' || changedAt === null) return `open:${dueOn}`;
  return seoulWallClock(new Date(changedAt)).date <= dueOn ? 'on-time' : 'late';
}
