/**
 * Why staff may not change a booking, or what about it was not found. Whoever translates them matches them as they stand
 * here, so every part that changes is a text of its own.
 */
export const staffRefusals = {
  unknownBooking: 'There is no booking with this number. Please check it for typing mistakes.',
  personalDataRemoved:
    'The personal data of this booking has been removed, so it stays as it is and nothing can be sent about it.',
  changedBySomebody:
    'Somebody else has changed this booking in the meantime. Look at it as it is now, then decide again.',
  changedMeanwhile: 'This booking has changed in the meantime. Look at it as it is now.',
  noEmailAddress: 'This guest has left no e-mail address. Please call, or tell them at the counter.',
  unknownEmail: 'There is no such e-mail. Please reload the page.',
  unknownEnquiry: 'There is no such enquiry. Please reload the list.',
  matterClosed: 'This matter is no longer open, or it ends by itself. Please reload the page.',

  slotTaken: 'Somebody else has this time now, so nothing was changed. Give this booking another time first.',
  slotOfOtherTaken: (whose: string) =>
    `Somebody else has the time of ${whose} now, so nothing was changed. Give that booking another time first, or change one singer after the other.`,
  klookUsedUnnamed:
    'Another booking has completed this Klook reservation, so nothing was changed. Cancel that one first.',
  klookUsed: (klookId: string) =>
    `Another booking has completed ${klookId}, so nothing was changed. Cancel that one first.`,

  voucherUsed:
    'The code of this booking has been used for another one since, so nothing was changed. Book the guest anew, or cancel the other one first.',

  cancelledWithoutTime: 'This booking is cancelled. Set another status first, then choose a time.',
  closedDay: 'We are closed on this day',
  oddStart: 'Please choose a time at which sessions start',
  startPassed: 'Please choose a time that has not passed',
  beyondPolicy: (moves: string, hours: string) =>
    `The policy of this booking allows ${moves} moves, until ${hours} hours before the session. Give a reason to move it all the same.`,
  beyondPolicyOf: (name: string, moves: string, hours: string) =>
    `The policy of the booking of ${name} allows ${moves} moves, until ${hours} hours before the session. Give a reason to move it all the same.`,

  cancelledAtCounter: 'This booking is cancelled. Set another status first, then go on.',
  notPaid: 'This booking is not paid, so its session cannot begin. Ask an admin to confirm it first.',
  laterStep: 'What came after it has been noted, too. Please take that back first, then this.',
  unknownStep: 'There is no such step at the counter.',

  timeHasBegun: 'This time has begun already. Please choose a later one.',
  justTaken: 'Somebody has just booked this time. Please choose another one.',
  newPrice: (price: string) => `The price has changed: it is now ${price}. Please sell it again.`,
  studioNotSold: 'This studio is not on sale. Please choose another one.',
  timeBlocked:
    'This time is blocked, so nothing was changed. Put it back on sale first, or choose another time.',
  payingNow: 'A payment for this guest is being checked right now. Please decide again in a minute.',
  heldInBlock: (name: string) =>
    `${name} has not paid yet, and chooses a time on the payment page. Keep or cancel them, or wait until the hold runs out.`,
  unknownWish: 'Whoever this was does not wait any more. Please look at the board as it is now.',
  unknownBlock: 'This block is no longer there. Please look at the board as it is now.',
  blockedAlready: 'All of this time is blocked already. Lift that block first, or choose another time.',
  notInBlock: 'One of these guests is no longer in the blocked time. Look at the list as it is now.',
  adminsCancel: 'Only admins cancel with a refund. Move these guests, keep them, or ask an admin.',
  adminsSetStatus:
    'Only admins set this status: nothing was changed. Staff note arrivals, sessions, and guests who did not come. Ask an admin for the rest.',
  nothingTaken: 'Nothing was taken at the counter for this booking.',

  nothingFollows: 'Nothing of this kind follows after this session. Look at the booking as it is now.',
  nothingOwed: 'This booking is not paid, cancelled, or refunded in full, so nothing is sent for it.',

  dayToCome: 'This day has not come yet. It can be signed from that day on.',
  signedMeanwhile:
    'Somebody has signed this day in the meantime, so nothing was signed. Look at it as it is now.',
  recordedMeanwhile: (cash: string, slips: string, transfers: string) =>
    `Something was recorded in the meantime, so nothing was signed. It is now ${cash} in cash, ${slips} by card terminal and ${transfers} by transfer.`,
};

/** Why a session, or those of a party, cannot be at another time: what `moveRefusals` begins with. */
export const whyNotMoved = {
  taken: (when: string) => `Somebody else has ${when}`,
  blocked: (when: string) => `Nothing is sold at ${when}: the time is blocked`,
  tooLong: (minutes: string, when: string) =>
    `A session of ${minutes} minutes from ${when} would end after we close`,
  noSession: (when: string) => `We have no session at ${when}`,
};

/** That nothing was moved, and what else there is. */
export const moveRefusals = {
  notMoved: (why: string) => `${why}, so nothing was changed.`,
  partyNotMoved: (why: string, people: string, when: string) =>
    `${why}, so ${people} sessions do not fit in a row from ${when}, and nothing was changed.`,
  nothingFree: 'No other time is free on that day.',
  free: (times: string) => `Free on that day: ${times}.`,
  noRoom: 'That day has no start with room for all of them.',
  room: (times: string) => `Starts of that day with room for all of them: ${times}.`,
};

/** Why two sessions cannot take each other's place. */
export const swapRefusals = {
  changedOne: (name: string) =>
    `Somebody else has changed the booking of ${name} in the meantime, so nothing was swapped. Look at both as they are now, then decide again.`,
  cancelledOne: (name: string) => `The booking of ${name} is cancelled, so there is nothing to swap.`,
  withoutTime: (name: string) =>
    `${name} has no time yet, so there is nothing to swap. Give them a free time instead.`,
  begunOne: (name: string) => `The session of ${name} has begun or is over, so it stays where it is.`,
  timeBegun: (name: string) =>
    `The time of ${name} has begun already, so nobody else can be given it. Move them to a later one.`,
  heldOne: (name: string) =>
    `${name} has not paid yet, and the time is only held until then. Swap once it is paid, or move one of the two.`,
  closedForOne: (date: string, name: string) =>
    `We are closed on ${date}, so ${name} cannot be moved to that day.`,
  tooLongForOne: (minutes: string, name: string, when: string) =>
    `The ${minutes} minutes of ${name} from ${when} would end after we close, so nothing was swapped.`,
  overlap: (one: string, other: string) =>
    `The sessions of ${one} and ${other} differ in length and would overlap, so nothing was swapped. Move one of the two.`,
  blockedOne: (name: string) =>
    `${name} stands in a blocked time, which nobody else can be given, so nothing was swapped. Move them to a free time instead.`,
  thirdHasIt: (minutes: string, name: string, when: string) =>
    `Somebody else has a part of the ${minutes} minutes that ${name} needs from ${when}, so nothing was swapped.`,
};
