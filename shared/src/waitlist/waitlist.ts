import * as z from 'zod/mini';
import { dateField, emailField, timeField } from '../bookings/booking-fields.ts';
import { MAX_PARTY_SIZE } from '../bookings/companion.ts';
import { localeSchema } from '../languages/localized-text.ts';

/** What nobody has confirmed by the link of its mail is deleted after so long. */
export const CONFIRM_HOURS = 24;

/** How long a time is held for whoever is next in line. */
export const OFFER_MINUTES = 20;

const messages = {
  people: `Please say how many sing in a row as one number from 1 to ${MAX_PARTY_SIZE}`,
  order: 'Please let the first time not be after the last',
} as const;

/** Any start of the day. */
export const anyTime = { earliest: '00:00', latest: '23:59' } as const;

/** Whether any start of the day would do. */
export const isAnyTime = ({ earliest, latest }: Pick<WishRequest, 'earliest' | 'latest'>): boolean =>
  earliest === anyTime.earliest && latest === anyTime.latest;

/** `POST /api/waitlist`: between which starts (HH:mm in Seoul, both included) of which day so many want to sing in a row. */
export const wishRequestSchema = z
  .object({
    /** In which branch; the first when left out. */
    branchId: z.optional(z.int().check(z.positive())),
    email: emailField,
    date: dateField,
    earliest: z._default(timeField, anyTime.earliest),
    latest: z._default(timeField, anyTime.latest),
    people: z._default(
      z
        .int({ error: messages.people })
        .check(z.minimum(1, messages.people), z.maximum(MAX_PARTY_SIZE, messages.people)),
      1,
    ),
    /** Of the mails. */
    locale: localeSchema,
  })
  .check(z.refine(({ earliest, latest }) => earliest <= latest, { error: messages.order, path: ['latest'] }));
export type WishRequest = z.infer<typeof wishRequestSchema>;

/** `missed`: a time was held and not booked. */
const wishStates = ['waiting', 'offered', 'taken', 'missed', 'left'] as const;
export type WishState = (typeof wishStates)[number];

/** First and last start that would do (HH:mm in Seoul), and how many sing in a row. */
const wanted = { earliest: z.string(), latest: z.string(), people: z.int() };

/** What somebody waits for, as their own page has it. */
export const wishSchema = z.object({
  ...wanted,
  branchId: z.int(),
  state: z.enum(wishStates),
  date: z.string(),
  email: z.string(),
  /** How many wait for that day since earlier. */
  ahead: z.int(),
  /** The start that is held (HH:mm in Seoul), and until when (ISO instant); null unless `offered`. */
  offer: z.nullable(z.object({ time: z.string(), until: z.string() })),
});
export type Wish = z.infer<typeof wishSchema>;

/** The answer to joining: the same whether the address was waiting already or not. */
export const wishNotedSchema = z.object({
  ...wanted,
  date: z.string(),
});
export type WishNoted = z.infer<typeof wishNotedSchema>;

/** Somebody who waits for the day of a board, in the order of joining. */
export const waitingSchema = z.object({
  id: z.int(),
  ...wanted,
  email: z.string(),
  /** ISO instant. */
  joinedAt: z.string(),
  /** Whether the link of a mail was opened: without that nothing is offered. */
  isConfirmed: z.boolean(),
  /** What is held for them, and until when (ISO instants); null while nothing is. */
  held: z.nullable(
    z.object({ studioId: z.int(), startsAt: z.string(), endsAt: z.string(), until: z.string() }),
  ),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Where the links of its mails lead. */
export const WAITLIST_PAGE = '/waitlist';

const WAITLIST = '/api/waitlist';
export const waitlistAddresses = {
  join: WAITLIST,
  /** Each takes the random part of the link in a mail, in its body. */
  wish: `${WAITLIST}/wish`,
  take: `${WAITLIST}/wish/take`,
  leave: `${WAITLIST}/wish/leave`,
  one: (id: number | string) => `/api/admin/waitlist/${id}`,
};
