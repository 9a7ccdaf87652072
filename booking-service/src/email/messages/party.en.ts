import type { PartyMessages } from './party.ts';

const several = {
  labels: { session: 'Your sessions', drink: 'Drink' },
  bring: {
    arrive: ({ cafeMinutes, boothMinutes }, times) =>
      times
        ? `Please arrive ${cafeMinutes} minutes before the first session: we expect all of you by ${times.cafe} KST, for your drinks. Be at the booth by ${times.booth}, ${boothMinutes} minutes before it begins. A session that you are late for counts as a no-show.`
        : `Please arrive ${cafeMinutes} minutes before your session, for your drink, and be at the booth ${boothMinutes} minutes before it. A session that you are late for counts as a no-show.`,
    number: (ids) => `Have your booking numbers ready: ${ids}.`,
    track:
      'Each of you: keep the YouTube link to your backing track (instrumental) at hand; we play it in the booth.',
    rule: (minutes) =>
      `Each session is for one person and one song, and lasts ${minutes} minutes. Sing it as often as you like.`,
  },
  confirmed: {
    intro: 'Thank you. Your payment has arrived and the times below are yours.',
    freeIntro: 'Thank you. The times below are yours, and there is nothing to pay.',
  },
} satisfies ReturnType<PartyMessages['messages']>;

const one = { labels: { session: 'Session', drink: 'Drink' } };

const sessionsOf = (names: string, count: number) => `${count === 1 ? 'session' : 'sessions'} of ${names}`;

export const en: PartyMessages = {
  sessions: (count) => `${count} sessions`,
  singer: 'Singer',
  nth: (place) => `Singer ${place}`,
  ofParty: (place, size) => `${place} of ${size}`,
  nthOfParty: (place, size) => `singer ${place} of ${size}`,
  numberOf: (id, part) => `${id}, ${part}`,
  separator: ', ',
  called: (name) => name,
  listed: (names) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and '),
  eachAlone:
    'Each of you can cancel or move alone. These deadlines count from the first session; they are later for whoever sings later.',
  othersStand: (sessions) => `Nothing changes for the others: ${sessions}.`,

  messages: ({ names, count, isWhole, lostTime }) => ({
    ...(count === 1 ? one : several),
    moved: {
      preheader: (when) => `The new time of ${names}: ${when}.`,
      heading: `A new time for ${names}`,
      intro: `Our staff have moved the ${sessionsOf(names, count)} to the ${count === 1 ? 'time' : 'times'} below. If this does not suit you, please write to us.`,
      byVisitor: {
        intro: `You have moved the ${sessionsOf(names, count)} to the ${count === 1 ? 'time' : 'times'} below, free of charge.`,
        ...(count > 1 && {
          movesLeft: (left) =>
            left === 0
              ? 'You have used all free moves of these sessions.'
              : `Each of them can be moved ${left === 1 ? 'once' : `${left} times`} more.`,
        }),
      },
    },
    refunded: {
      'by-staff': {
        ...(!isWhole && {
          intro: (amount) =>
            `We have refunded ${amount} of your payment, for ${names}. It goes back to the card that you paid with. What you paid for the others is not affected by it.`,
        }),
        ...(isWhole && {
          intro: (amount) =>
            `We have refunded ${amount} of your payment for the bookings below. It goes back to the card that you paid with.`,
        }),
        ...(count > 1 && { sessionLabel: 'Booked sessions' }),
      },
      'not-honoured': {
        preheader: (amount) =>
          `${lostTime ? `${lostTime} was taken` : 'We could not keep all of your times'}, so none of you is booked. All of ${amount} goes back to your card.`,
        heading: 'We could not keep your times',
        intro: (amount) =>
          `We are sorry. ${lostTime ? `When your payment reached us, somebody else already had ${lostTime}` : 'Your payment reached us when not all of the times below could be kept any more'}. You booked to sing together, so none of these sessions can take place. We have cancelled the payment: all of ${amount} goes back to your card.`,
      },
      'paid-twice': { ...(count > 1 && { sessionLabel: 'Booked sessions' }) },
    },
  }),

  standing: ({ names, count, isWhole }) =>
    isWhole
      ? {
          cancelled: {
            preheader: 'Your sessions do not take place. Here is what happens with the money.',
            intro:
              'Our staff have cancelled the bookings below, so none of the sessions takes place. If you did not expect this, please write to us.',
            byVisitor: {
              intro:
                'You have cancelled the bookings below, so none of the sessions takes place. The times are free again.',
            },
          },
          again: {
            reinstated:
              'Our last mail said that these bookings were cancelled. That no longer holds: they stand as below.',
            moved:
              'The times of your sessions are not those that our earlier confirmation named. What you read below is what holds.',
          },
        }
      : {
          cancelled: {
            preheader: `The ${sessionsOf(names, count)} ${count === 1 ? 'does' : 'do'} not take place. Here is what happens with the money.`,
            heading: `The ${sessionsOf(names, count)} ${count === 1 ? 'is' : 'are'} cancelled`,
            intro: `Our staff have cancelled the ${sessionsOf(names, count)}. If you did not expect this, please write to us.`,
            byVisitor: {
              intro: `You have cancelled the ${sessionsOf(names, count)}. The ${count === 1 ? 'time is' : 'times are'} free again.`,
            },
          },
          again: {
            heading: `The ${sessionsOf(names, count)} ${count === 1 ? 'is' : 'are'} confirmed`,
            reinstated: `Our last mail said that the ${sessionsOf(names, count)} ${count === 1 ? 'was' : 'were'} cancelled. That no longer holds: what you read below is what holds.`,
            moved: `The time of ${names} is not the one that our earlier confirmation named. What you read below is what holds.`,
            paid: (amount) => `${amount} of your payment is for this and stands. Nothing more is due.`,
          },
        },
};
