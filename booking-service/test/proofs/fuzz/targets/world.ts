import { voucherAddresses } from 'shared/vouchers/voucher.ts';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { enquiryTopics } from 'shared/enquiries/enquiries.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { aKlookBooking } from '../../../harness/builders.ts';
import { aParty, partyFields } from '../../../harness/parties.ts';
import { aWalkIn } from '../../../service/walk-ins/harness.ts';
import type { Known } from '../requests/from-schema.ts';
import { openDesk, STRONG_PASSWORD } from './desk.ts';
import type { Desk, OpenDesk, Staff } from './desk.ts';

const numbers = Array.from({ length: 8 }, (_, index) => index);
/** Of a session in the afternoon. */
const FEE_WON = 50_000;
const [mixing] = initialAddOns as [AddOn];
const emailOf = (index: number) => `held${index}@example.test`;

export interface World {
  desk: OpenDesk;
  /** What is there, by the name of the field that asks for it: right numbers lead somewhere. */
  known: Known;
  /** For routes that only read, one is enough. */
  reader: Staff;
  /** Bookings whose visitors have no page open: their links may be replaced. */
  unopened: readonly string[];
  /** Recordings that may be deleted: those of one kind of route are nothing to the other. */
  deletable: { uploads: readonly string[]; recordings: readonly string[] };
  /** Bookings that wait for a mix. */
  delivered: readonly string[];
  /** Somebody with a page of their own, and what they know. */
  openVisitor(): Promise<{ visitor: Staff; known: Known }>;
}

/** Fills a running service with bookings, payments, mails, enquiries and accounts. */
export async function fillWorld(chosen: Desk): Promise<World> {
  const desk = await openDesk(chosen);
  const { call } = desk;
  const days = numbers.map((day) => addSeoulDays(desk.tomorrow, day + 20));
  const direct = await inOrder((index) => holdSlot(desk, days[index] ?? '', index));
  const klook = await inOrder((index) =>
    call<{ id: string }>('POST', '/api/bookings', aKlookBooking({ klookBookingId: `${desk.run}-${index}` })),
  );
  const bookingId = [...direct, ...klook].map(({ id }) => id);
  const companions = direct.flatMap((booking) => booking.companions ?? []);
  // Statements begin with the month in which money came in for the first time.
  await call('POST', '/api/admin/walk-ins', aWalkIn({ bookingDate: addSeoulDays(desk.tomorrow, 19) }));
  const orders = await inOrder((index) =>
    call<{ orderId: string }>('POST', '/api/payments/initialize', {
      ...{ bookingId: bookingId[index], amount: priceOf(index) },
      ...{ customerName: 'Test Visitor', customerEmail: emailOf(index) },
    }),
  );
  const mails = await inOrder((index) =>
    call<{ emailId: unknown }>('POST', `/api/admin/bookings/${bookingId[index]}/send-email`, {
      ...{ subject: 'Hello', message: 'You' },
    }),
  );
  const blocks = await inOrder((index) =>
    call<{ id: number }>('POST', '/api/admin/blocks', {
      ...{ studioIds: [1], kind: 'break', ...blockOn(days[index] ?? '', 20) },
    }),
  );
  const beginUpload = (index: number) => desk.beginUpload(bookingId[index] ?? '');
  const recordingId = await inOrder(beginUpload);
  const deletable = { uploads: await inOrder(beginUpload), recordings: await inOrder(beginUpload) };
  await inOrder((index) => call('POST', '/api/enquiries', anEnquiry(index)));
  const vouchers = await inOrder(() =>
    call<{ id: number }>('POST', voucherAddresses.all, { kind: 'won', value: 1_000 }),
  );
  const enquiries = await call<{ id: number }[]>('GET', '/api/admin/enquiries');
  const victims = await inOrder((index) => desk.newAccount(index % 2 === 0 ? 'admin' : 'super_admin'));

  const known: Known = {
    bookingId: [...bookingId, ...companions.map(({ id }) => id)],
    bookingIds: bookingId.map((id) => [id]),
    ...{ recordingId, addOnId: [mixing.id] },
    // Looks like one, and opens nothing.
    ...{ link: ['A'.repeat(43)], token: ['A'.repeat(43)] },
    ...{ orderId: orders.map(({ orderId }) => orderId) },
    ...{ emailId: mails.map(({ emailId }) => emailId), enquiryId: enquiries.map(({ id }) => id) },
    voucherId: vouchers.map(({ id }) => id),
    ...{ userId: victims.map(({ id }) => id), username: victims.map(({ username }) => username) },
    ...{
      email: [...numbers.map(emailOf), ...victims.map(({ email }) => email)],
      customerEmail: numbers.map(emailOf),
    },
    ...{
      password: [STRONG_PASSWORD],
      currentPassword: [STRONG_PASSWORD],
      newPassword: ['quartz ferry 91 moss'],
    },
    ...{ date: days, bookingDate: days, klookDate: days, from: days, to: days },
    // Of statements; of any other month there is none.
    month: [addSeoulDays(desk.tomorrow, -1).slice(0, 7)],
    ...{ bookingTime: ['14:00', '15:00'], klookTime: ['14:00'], selectedDrink: ['coffee'] },
    // Two of them, as they were seen once.
    bookings: [bookingId.slice(0, 2).map((id) => ({ id, version: 1 }))],
    ...{ studioId: [1], drinkTemperature: ['hot', 'iced'] },
    ...{ blockId: blocks.map(({ id }) => id), studioIds: [[1]], lastDate: [undefined] },
    ...{
      startsAt: days.map((day) => blockOn(day, 21).startsAt),
      endsAt: days.map((day) => blockOn(day, 21).endsAt),
    },
    ...{
      totalPrice: [FEE_WON, 2 * FEE_WON, 0],
      amount: [FEE_WON, 2 * FEE_WON],
      amountWon: [FEE_WON, 1_000],
      selectedAddons: [[], [1], [2, 3]],
      ...{ companions: [[], partyFields(2, '14:00').companions], people: [1, 2, 3, 4] },
    },
    ...{ after: [0, 1], recorded: [nothingRecorded], floatWon: [0], reasons: [{}] },
    ...{ counted: [{ cash: 0, 'card-terminal': 0, transfer: 0 }] },
    ...{ phone: ['+82 10 0000 0000'], youtubeTrackUrl: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'] },
  };
  const pages = await inOrder(async (index) => {
    const { id = '', companions: others = [] } = direct[index] ?? {};
    const ids = [id, ...others.map((other) => other.id)];
    return { link: await desk.linkTo(id, emailOf(index)), ids };
  });
  let opened = 0;
  async function openVisitor() {
    const { link = '', ids = [] } = pages[opened++ % pages.length] ?? {};
    const own = { bookingId: ids, bookingIds: [ids, ids.slice(0, 1)], bookings: [ids.join(), ids[0]] };
    return { visitor: await desk.openVisitor(link), known: { ...known, ...own, link: [link] } };
  }
  return {
    desk,
    known,
    reader: await desk.openStaff(),
    unopened: klook.map(({ id }) => id),
    deletable,
    delivered: bookingId.filter((_, index) => index < direct.length && addOnsOf(index).length > 0),
    openVisitor,
  };
}

/** Half an hour that nobody else of this world asks for. */
const blockOn = (date: string, hour: number) => ({
  startsAt: `${date}T${hour}:00:00+09:00`,
  endsAt: `${date}T${hour}:30:00+09:00`,
});

async function inOrder<T>(make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (const index of numbers) made.push(await make(index));
  return made;
}

/** Every other one is for two. */
const peopleOf = (index: number) => 1 + (index % 2);
/** The first one waits for a mix. */
const addOnsOf = (index: number) => (index === 0 ? [mixing] : []);
const priceOf = (index: number) =>
  FEE_WON * peopleOf(index) + addOnsOf(index).reduce((sum, { price }) => sum + price, 0);

async function holdSlot({ call }: OpenDesk, bookingDate: string, index: number): Promise<BookingCreated> {
  const people = peopleOf(index);
  const free = await call<string[]>('GET', `/api/timeslots/${bookingDate}?people=${people}`);
  // From the afternoon, when all times cost the same until the evening.
  const bookingTime = free.find((time) => time >= '14:00') ?? '14:00';
  const sold = { selectedAddons: addOnsOf(index).map(({ id }) => id), totalPrice: priceOf(index) };
  const asked = aParty(people, bookingTime, { bookingDate, email: emailOf(index), ...sold });
  return call('POST', '/api/bookings', asked);
}

const none = { taken: { count: 0, won: 0 }, givenBack: { count: 0, won: 0 } };
const nothingRecorded = { cash: none, 'card-terminal': none, transfer: none, freeCount: 0 };

const anEnquiry = (index: number) => ({
  ...{ topic: enquiryTopics[0], name: 'Founder', company: '', city: 'Busan', phone: '+82 10 0000 0000' },
  ...{ email: `founder${index}@example.test`, message: 'We would like to open a cafe.' },
});
