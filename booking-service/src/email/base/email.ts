import type { SignInAlarm } from 'shared/attention/attention.ts';
import type { StaffEmail } from 'shared/bookings/admin-booking.ts';
import type { EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { RecordingKind } from 'shared/recordings/recordings.ts';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { KeyFigures } from 'shared/reports/key-figures.ts';
import type { Report } from 'shared/reports/report.ts';
import type { Span } from 'shared/reports/spans.ts';
import type { SessionMails } from 'shared/session-mails/session-mails.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { SecondFactorNews } from '../messages/second-factor.ts';

/** Mails around a session, which their reader may switch off. */
export type SessionMailKind = 'reminder' | 'follow-up';

export const isSessionMail = (kind: EmailKind): kind is SessionMailKind =>
  kind === 'reminder' || kind === 'follow-up';

/** What a mail reports. Templates exist for all but `staff-message`, which staff write themselves. */
export type EmailKind =
  | 'booking-confirmed'
  | 'klook-completed'
  | 'klook-confirmed'
  | 'booking-moved'
  | 'booking-confirmed-again'
  | 'booking-cancelled'
  | 'payment-refunded'
  | 'booking-refunded'
  | 'booking-link'
  | 'email-change'
  | 'email-changed'
  | 'recordings-ready'
  | 'recordings-ending'
  | 'waitlist-joined'
  | 'waitlist-offer'
  | 'gift-card'
  | 'gift-card-refunded'
  | 'staff-message'
  | SessionMailKind
  | 'franchise-enquiry'
  | 'enquiry-noted'
  | 'second-factor-changed'
  | 'monday-mail'
  | SignInAlarm;

/** queued → sending → sent, or failed after a permanent refusal or too many tries (migration 0004). */
export type EmailState = 'queued' | 'sending' | 'sent' | 'failed';

/** A finished mail. `text` says everything that `html` says. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
  /** An iCalendar entry for a session that has a time. */
  calendar?: string | undefined;
}

/** What a mail about a sign-in is about. `tries`: how many have failed; null where none has. */
export interface SignInAlarmInput {
  kind: SignInAlarm;
  username: string;
  email: string;
  browser: string | null;
  network: string | null;
  tries: number | null;
  now: Date;
}

/** What whoever owns the cafe reads on a Monday. */
export interface MondayMailInput {
  email: string;
  language: StaffLanguage;
  /** The week that is over. */
  week: Span;
  figures: KeyFigures;
  open: Report['open'];
  /** Each beside the others; none where there is but one. */
  branches: Report['branches'];
  now: Date;
}

/** Why a payment went back without anybody's asking: the session cannot be given, or this payment was not the one for it. */
export type WhyPaidBack = 'not-honoured' | 'paid-twice' | 'wrong-amount';
/** Of a gift card as well because its buyer wanted it back. */
export type WhyGiftPaidBack = WhyPaidBack | 'card-returned';

/** Why a booking is confirmed once more: an earlier mail said it was cancelled, or the time is another by now. */
export type WhyConfirmedAgain = 'reinstated' | 'moved';

/** One line of the outbox as staff see it. */
export interface EmailSummary {
  id: string;
  kind: EmailKind;
  recipient: string;
  subject: string;
  state: EmailState;
  tries: number;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
  requestedBy: string;
}

/** What of a session is there to be saved, and until when. */
export interface RecordingNews {
  kinds: readonly RecordingKind[];
  keptUntil: Date;
}

/**
 * Why there is a mail about a wish. `joined`: it is to be confirmed; `waiting`: it is confirmed, and its address was typed once more;
 * `full`: its address was typed for another day, and waits for as many as it may.
 */
export interface WishNews {
  wish: MailedWish;
  why: 'joined' | 'waiting' | 'full';
}

/** Who waits for what on the waitlist, as mails say it. */
export interface MailedWish {
  id: number;
  branchId: number;
  email: string;
  locale: Locale;
  /** yyyy-MM-dd in Seoul. */
  date: string;
  /** First and last start that would do, HH:mm in Seoul. */
  earliest: string;
  latest: string;
  people: number;
}

/** An order of a gift card, as mails say it. */
export interface MailedGiftOrder {
  orderId: string;
  email: string;
  locale: Locale;
  /** Whom the card is for. */
  recipientName: string;
}

/** A gift card as it was bought. `code`: as it is shown. */
export interface MailedGiftCard extends MailedGiftOrder {
  code: string;
  valueWon: number;
  message: string;
}

/** What is held for them, and until when. */
export interface MailedOffer {
  slot: { startsAt: Date; slotMinutes: number };
  until: Date;
}

/** What a mail is about. */
export interface AboutBookings {
  /** Of one order, by place: those for whom it is news. */
  bookingIds: readonly string[];
  now: Date;
}

/**
 * Promises mails. Every function writes to the outbox within the caller's transaction and returns the mail's id; the
 * worker sends it after the commit; null, and nothing written, where the order has no address. The booking must already stand as it should read (and, for a confirmation, its paid
 * attempt too): the queue reads both in the same transaction, takes no locks on them and calls nobody.
 */
export interface EmailQueue {
  /** A gift card has been paid for: the card itself, for its buyer. */
  giftCard(trx: Transaction, input: { card: MailedGiftCard; now: Date }): Promise<string>;
  /** Money that was taken for a gift card goes back by itself. Queue it once the provider agreed. */
  giftCardPaidBack(
    trx: Transaction,
    input: { order: MailedGiftOrder; amountWon: number; why: WhyGiftPaidBack; now: Date },
  ): Promise<string>;
  /** A direct booking has been paid, or costs nothing. */
  bookingConfirmed(trx: Transaction, input: AboutBookings): Promise<string | null>;
  /** A Klook booking has been completed and waits for staff. */
  klookCompleted(trx: Transaction, input: AboutBookings): Promise<string | null>;
  /** Staff have checked a Klook booking with Klook. */
  klookConfirmed(trx: Transaction, input: AboutBookings): Promise<string | null>;
  /** A booking stands, and what we said of it before does not hold any more. */
  bookingConfirmedAgain(
    trx: Transaction,
    input: AboutBookings & { why: WhyConfirmedAgain },
  ): Promise<string | null>;
  /** Staff have cancelled a booking, or its visitor has, and that much goes back. */
  bookingCancelled(
    trx: Transaction,
    input: AboutBookings & { byVisitor?: { refundWon: number; giftWon: number } },
  ): Promise<string | null>;
  /** Staff have set or changed the time of a session, or its visitor has moved it. */
  bookingMoved(trx: Transaction, input: AboutBookings & { isByVisitor?: boolean }): Promise<string | null>;
  /**
   * A fresh link to the visitor's own page. `isAskedFor`: by somebody who knows number and address, which may be anybody;
   * `requestedBy`: 'user:<id>' where staff replace it.
   */
  bookingLink(
    trx: Transaction,
    input: AboutBookings & { isAskedFor: boolean; requestedBy?: string },
  ): Promise<string | null>;
  /** To an address that is to become the order's, so that whoever reads it confirms it. */
  newEmailAddress(trx: Transaction, input: AboutBookings & { email: string }): Promise<string | null>;
  /** To the address that was the order's: it no longer is. It leads to nothing. */
  emailAddressChanged(trx: Transaction, input: AboutBookings & { email: string }): Promise<string | null>;
  /** Staff hand the recordings of a session over. */
  recordingsReady(
    trx: Transaction,
    input: AboutBookings & { news: RecordingNews; requestedBy: string },
  ): Promise<string | null>;
  /** They will be deleted in a week. */
  recordingsEnding(trx: Transaction, input: AboutBookings & { news: RecordingNews }): Promise<string | null>;
  /** What `staffMessage` would send, drawn for staff to look at. Nothing is stored. */
  previewStaffMessage(db: Queryable, input: AboutBookings & { message: StaffEmail }): Promise<MailContent>;
  /** Staff write to the visitor; `requestedBy` is 'user:<id>'. */
  staffMessage(
    trx: Transaction,
    input: AboutBookings & { message: StaffEmail; requestedBy: string },
  ): Promise<string | null>;
  /** The same mail once more, to the same address, as a new one; null when there is no such mail. */
  resend(
    trx: Transaction,
    input: { emailId: string; requestedBy: string; now: Date },
  ): Promise<string | null>;
  /** Staff have refunded bookings of one order, wholly or in part. Queue it once the provider has paid it back. */
  bookingRefunded(
    trx: Transaction,
    input: {
      lines: readonly { bookingId: string; amountWon: number; giftWon: number }[];
      requestedBy: string;
      now: Date;
    },
  ): Promise<string | null>;
  /**
   * Money that buys nothing goes back by itself. Queue it once the provider agreed.
   * `lostStartsAt`: the session of a party that somebody else had, if that is why and it is known.
   */
  paymentRefunded(
    trx: Transaction,
    input: AboutBookings & { amountWon: number; why: WhyPaidBack; lostStartsAt?: Date | null },
  ): Promise<string | null>;
  /** A session comes up: in the words that staff have chosen, with all that is needed for the visit. */
  sessionReminder(
    trx: Transaction,
    input: AboutBookings & { words: SessionMails['reminder'] },
  ): Promise<string | null>;
  /** A session was yesterday: how was it? */
  sessionFollowUp(
    trx: Transaction,
    input: AboutBookings & { words: SessionMails['followUp'] },
  ): Promise<string | null>;
  /** An address is to wait, or waits already: held to the cap of its recipient. */
  waitlistJoined(trx: Transaction, input: WishNews & { now: Date }): Promise<string>;
  /** A time is held for them. */
  waitlistOffer(trx: Transaction, input: MailedOffer & { wish: MailedWish; now: Date }): Promise<string>;
  /** Somebody wants to open a franchise: to the cafe's own address, answered straight to whoever wrote. */
  enquiryReceived(
    trx: Transaction,
    input: { id: number; enquiry: EnquiryRequest; now: Date },
  ): Promise<string>;
  /** To whoever wrote it, in their language: it has arrived, and under which number. */
  enquiryNoted(trx: Transaction, input: { id: number; enquiry: EnquiryRequest; now: Date }): Promise<string>;
  /** To an account of staff: so that its owner learns of what somebody else did. */
  secondFactorChanged(
    trx: Transaction,
    input: { account: { username: string; email: string }; news: SecondFactorNews; now: Date },
  ): Promise<string>;
  /** Something has happened at the sign-in of an account: to its owner. */
  signInAlarm(trx: Transaction, input: SignInAlarmInput): Promise<string>;
  /** A week is over: to whoever owns the cafe and has asked for it. */
  mondayMail(trx: Transaction, input: MondayMailInput): Promise<string>;
}
