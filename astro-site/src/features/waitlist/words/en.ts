import { plural } from 'shared/languages/plural.en.ts';

/** The page of the waitlist: joining it, one's own place, and a time that is held. */
export const words = {
  title: 'Waitlist',
  noScript: 'This page needs JavaScript to put you on the waitlist.',
  branch: 'Cafe',
  branchWrong: 'Please choose a cafe',
  branchNone: 'Please choose',
  join: {
    heading: 'Tell me when a time is free',
    lead: 'Plans change, and booked times become free again. When it is your turn, we write to you and hold the time for 20 minutes, so that you can book it in peace.',
    email: 'E-mail',
    emailHint: 'Only for this: one mail now, with the link that confirms it, and one when it is your turn.',
    emailWrong: 'Please enter an e-mail address that we can write to',
    day: 'Day',
    dayWrong: 'Please choose a day',
    from: 'Earliest start',
    until: 'Latest start',
    anyTime: 'Any time',
    order: 'Please choose a latest start that is not before the earliest',
    people: 'How many sing in a row',
    submit: 'Put me on the list',
    sending: 'Putting you on the list...',
    privacy: 'We keep your address until the day is over, and pass it on to nobody.',
  },
  joined: {
    heading: 'Almost there: confirm it by mail',
    text: (email: string, day: string) =>
      `We have sent a mail to ${email}. Open its link within 24 hours, and you wait for ${day}. Without that we hold no time for you.`,
    stay: 'As soon as it is your turn, you get another mail: a time that is held for you waits 20 minutes. Do you wait for this day already? Then nothing changes; the link of an earlier mail still works.',
    another: 'Wait for another day',
  },
  refused: {
    free: (time: string) => `There is a free time already: ${time}.`,
    bookIt: (time: string) => `Book ${time} now`,
    notOnSale: 'Nothing is sold on that day between these times any more. Please choose others.',
    tooMany: 'Too many tries came from your network at once. Please try again later.',
    failed: 'You are not on the list yet: something went wrong. Please try again.',
  },
  own: {
    opening: 'Looking at your place...',
    waiting: 'You are on the list',
    waitingText: (ahead: number) =>
      ahead === 0
        ? 'You are next. As soon as a time that fits is free, it is held for you and we write to you.'
        : `${ahead} ${plural(ahead, { one: 'person is', other: 'people are' })} before you. As soon as it is your turn, we write to you.`,
    facts: { day: 'Day', times: 'Start', people: 'Singing in a row', held: 'Held for you' },
    anyTime: 'Any time',
    between: (earliest: string, latest: string) =>
      earliest === latest ? `${earliest} KST` : `${earliest} to ${latest} KST`,
    offered: 'It is your turn',
    offeredText: 'This time is free, and held for you alone. Book it before the clock runs out.',
    until: (time: string) => `Held until ${time} KST`,
    left: (clock: string) => `${clock} left`,
    announce: (minutes: number) => `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })} left`,
    book: 'Book this time',
    booking: 'Opening the booking...',
    leave: 'Leave the list',
    leaveHeld: 'I cannot come, leave the list',
    leaving: 'Leaving...',
    missed: 'This time went to the next in line',
    missedText:
      'Its 20 minutes are over. If you still want to sing that day, put yourself on the list again.',
    taken: 'You have taken this time',
    takenText: 'Your booking is on its way: pay for it, and the confirmation comes by mail.',
    gone: 'You are off the list',
    goneText: 'We write no more about this day.',
    invalid: 'This link has had its day',
    invalidText: 'The day that it was about is over, or a part of the link got lost on the way.',
    unreachable: 'No answer came',
    unreachableText: 'Please check your connection and try again.',
    again: 'Try again',
    join: 'Put me on the list again',
    toBooking: 'See all free times',
  },
};
export type WaitlistWords = typeof words;
