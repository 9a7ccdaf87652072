import { formatWon } from '../pricing/won.ts';
import { dateTimeKst } from '../time/display.ts';

/** Why nothing can be at a time. */
export type WhyNot = {
  why: 'taken' | 'blocked' | 'too-long' | 'no-session';
  /** Length of the session that is to be there. */
  minutes: number;
};

type NotMoved = WhyNot & {
  startsAt: string;
  /** Times of that day that are free, HH:mm. */
  freeTimes: readonly string[];
};

type PartyNotMoved = NotMoved & {
  /** The first of its times that cannot be had, HH:mm. */
  goneTime: string;
  people: number;
};

const moment = (instant: string) => dateTimeKst(new Date(instant));

function whyNot({ why, minutes }: WhyNot, when: string): string {
  switch (why) {
    case 'taken':
      return `Somebody else has ${when}`;
    case 'blocked':
      return `Nothing is sold at ${when}: the time is blocked`;
    case 'too-long':
      return `A session of ${minutes} minutes from ${when} would end after we close`;
    case 'no-session':
      return `We have no session at ${when}`;
    default:
      return why satisfies never;
  }
}

/** What staff are answered about bookings. Instants are ISO texts. */
export const bookings = {
  'unknown-booking': 'There is no booking with this number. Please check it for typing mistakes.',
  'personal-data-removed':
    'The personal data of this booking has been removed, so it stays as it is and nothing can be sent about it.',
  'changed-by-another':
    'Somebody else has changed this booking in the meantime. Look at it as it is now, then decide again.',
  'changed-meanwhile': 'This booking has changed in the meantime. Look at it as it is now.',
  'no-email-address': 'This guest has left no e-mail address. Please call, or tell them at the counter.',
  'unknown-email': 'There is no such e-mail. Please reload the page.',
  'unknown-enquiry': 'There is no such enquiry. Please reload the list.',
  'matter-closed': 'This matter is no longer open, or it ends by itself. Please reload the page.',
  'slot-taken-since':
    'Somebody else has this time now, so nothing was changed. Give this booking another time first.',
  'slot-of-other-taken': ({ name, startsAt }: { name: string; startsAt: string | null }) =>
    `Somebody else has the time of ${startsAt === null ? name : `${name}, ${moment(startsAt)},`} now, so nothing was changed. Give that booking another time first, or change one singer after the other.`,
  'klook-used-since-unnamed':
    'Another booking has completed this Klook reservation, so nothing was changed. Cancel that one first.',
  'klook-used-since': ({ klookId }: { klookId: string }) =>
    `Another booking has completed ${klookId}, so nothing was changed. Cancel that one first.`,
  'voucher-used-since':
    'The code of this booking has been used for another one since, so nothing was changed. Book the guest anew, or cancel the other one first.',
  'cancelled-without-time': 'This booking is cancelled. Set another status first, then choose a time.',
  'closed-day': 'We are closed on this day',
  'odd-start': 'Please choose a time at which sessions start',
  'start-passed': 'Please choose a time that has not passed',
  'beyond-policy': ({ moves, hours }: { moves: number; hours: number }) =>
    `The policy of this booking allows ${moves} moves, until ${hours} hours before the session. Give a reason to move it all the same.`,
  'beyond-policy-of': ({ name, moves, hours }: { name: string; moves: number; hours: number }) =>
    `The policy of the booking of ${name} allows ${moves} moves, until ${hours} hours before the session. Give a reason to move it all the same.`,
  'cancelled-at-counter': 'This booking is cancelled. Set another status first, then go on.',
  'not-paid': 'This booking is not paid, so its session cannot begin. Ask an admin to confirm it first.',
  'later-step': 'What came after it has been noted, too. Please take that back first, then this.',
  'unknown-step': 'There is no such step at the counter.',
  'time-has-begun': 'This time has begun already. Please choose a later one.',
  'just-taken': 'Somebody has just booked this time. Please choose another one.',
  'new-price': ({ totalWon }: { totalWon: number }) =>
    `The price has changed: it is now ${formatWon(totalWon)}. Please sell it again.`,
  'studio-not-sold': 'This studio is not on sale. Please choose another one.',
  'time-blocked':
    'This time is blocked, so nothing was changed. Put it back on sale first, or choose another time.',
  'paying-now': 'A payment for this guest is being checked right now. Please decide again in a minute.',
  'held-in-block': ({ name }: { name: string }) =>
    `${name} has not paid yet, and chooses a time on the payment page. Keep or cancel them, or wait until the hold runs out.`,
  'unknown-wish': 'Whoever this was does not wait any more. Please look at the board as it is now.',
  'unknown-block': 'This block is no longer there. Please look at the board as it is now.',
  'blocked-already': 'All of this time is blocked already. Lift that block first, or choose another time.',
  'not-in-block': 'One of these guests is no longer in the blocked time. Look at the list as it is now.',
  'admins-cancel': 'Only admins cancel with a refund. Move these guests, keep them, or ask an admin.',
  'admins-set-status':
    'Only admins set this status: nothing was changed. Staff note arrivals, sessions, and guests who did not come. Ask an admin for the rest.',
  'nothing-taken': 'Nothing was taken at the counter for this booking.',
  'nothing-follows': 'Nothing of this kind follows after this session. Look at the booking as it is now.',
  'nothing-owed': 'This booking is not paid, cancelled, or refunded in full, so nothing is sent for it.',
  'day-to-come': 'This day has not come yet. It can be signed from that day on.',
  'signed-meanwhile':
    'Somebody has signed this day in the meantime, so nothing was signed. Look at it as it is now.',
  'recorded-meanwhile': ({
    cashWon,
    slipsWon,
    transfersWon,
  }: {
    cashWon: number;
    slipsWon: number;
    transfersWon: number;
  }) =>
    `Something was recorded in the meantime, so nothing was signed. It is now ${formatWon(cashWon)} in cash, ${formatWon(slipsWon)} by card terminal and ${formatWon(transfersWon)} by transfer.`,
  'swap-changed-one': ({ name }: { name: string }) =>
    `Somebody else has changed the booking of ${name} in the meantime, so nothing was swapped. Look at both as they are now, then decide again.`,
  'swap-cancelled-one': ({ name }: { name: string }) =>
    `The booking of ${name} is cancelled, so there is nothing to swap.`,
  'swap-without-time': ({ name }: { name: string }) =>
    `${name} has no time yet, so there is nothing to swap. Give them a free time instead.`,
  'swap-begun-one': ({ name }: { name: string }) =>
    `The session of ${name} has begun or is over, so it stays where it is.`,
  'swap-time-begun': ({ name }: { name: string }) =>
    `The time of ${name} has begun already, so nobody else can be given it. Move them to a later one.`,
  'swap-held-one': ({ name }: { name: string }) =>
    `${name} has not paid yet, and the time is only held until then. Swap once it is paid, or move one of the two.`,
  'swap-closed-for-one': ({ date, name }: { date: string; name: string }) =>
    `We are closed on ${date}, so ${name} cannot be moved to that day.`,
  'swap-too-long-for-one': ({
    minutes,
    name,
    startsAt,
  }: {
    minutes: number;
    name: string;
    startsAt: string;
  }) =>
    `The ${minutes} minutes of ${name} from ${moment(startsAt)} would end after we close, so nothing was swapped.`,
  'swap-overlap': ({ one, other }: { one: string; other: string }) =>
    `The sessions of ${one} and ${other} differ in length and would overlap, so nothing was swapped. Move one of the two.`,
  'swap-blocked-one': ({ name }: { name: string }) =>
    `${name} stands in a blocked time, which nobody else can be given, so nothing was swapped. Move them to a free time instead.`,
  'swap-third-has-it': ({ minutes, name, startsAt }: { minutes: number; name: string; startsAt: string }) =>
    `Somebody else has a part of the ${minutes} minutes that ${name} needs from ${moment(startsAt)}, so nothing was swapped.`,
  'status-missing': 'Please choose pending, confirmed, in-progress, completed or cancelled',
  'mail-subject': 'Please write a subject of at most 150 characters, in one line',
  'mail-message': 'Please write a message of at most 10,000 characters',
  'move-reason': 'Please give the reason in at most 200 characters',
  'studio-missing': 'Please choose a studio',
  'swap-pair': 'Please choose two bookings that differ, each with the version that was seen',
  'not-moved': ({ startsAt, freeTimes, ...why }: NotMoved) => {
    const free =
      freeTimes.length === 0
        ? 'No other time is free on that day.'
        : `Free on that day: ${freeTimes.join(', ')}.`;
    return `${whyNot(why, moment(startsAt))}, so nothing was changed. ${free}`;
  },
  'party-not-moved': ({ startsAt, freeTimes, goneTime, people, ...why }: PartyNotMoved) => {
    const free =
      freeTimes.length === 0
        ? 'That day has no start with room for all of them.'
        : `Starts of that day with room for all of them: ${freeTimes.join(', ')}.`;
    return `${whyNot(why, goneTime)}, so ${people} sessions do not fit in a row from ${moment(startsAt)}, and nothing was changed. ${free}`;
  },
};
