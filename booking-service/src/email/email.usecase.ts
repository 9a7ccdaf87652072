import { randomUUID } from 'node:crypto';
import type { Venue } from 'shared/catalogue/catalogue.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { Transaction } from '../platform/database.ts';
import { calendarCancellation, calendarEntry } from './calendar.ts';
import { bookingCancelled } from './documents/booking-cancelled.ts';
import { bookingConfirmed } from './documents/booking-confirmed.ts';
import { bookingConfirmedAgain } from './documents/booking-confirmed-again.ts';
import type { MailDocument } from './documents/document.ts';
import { bookingMoved } from './documents/booking-moved.ts';
import { bookingLink, emailAddressChanged, newEmailAddress } from './documents/booking-link.ts';
import { enquiryReceived } from './documents/enquiry-received.ts';
import { enquiryNoted } from './documents/enquiry-noted.ts';
import { giftCardMails } from './gift-card-mails.usecase.ts';
import { klookCompleted, klookConfirmed } from './documents/klook-completed.ts';
import { recordingsEnding, recordingsReady } from './documents/recordings.ts';
import { refunded } from './documents/refunded.ts';
import { secondFactorChanged } from './documents/second-factor-changed.ts';
import { sessionFollowUp } from './documents/session-follow-up.ts';
import { sessionReminder } from './documents/session-reminder.ts';
import { mondayMail } from './documents/monday-mail.ts';
import { signInAlarm } from './documents/sign-in-alarm.ts';
import { staffMessage } from './documents/staff-message.ts';
import { waitlistJoined, waitlistOffer } from './documents/waitlist.ts';
import { isFree } from './documents/bill.ts';
import { renderHtml } from './documents/render-html.ts';
import { renderText } from './documents/render-text.ts';
import type { AboutBookings, EmailKind, EmailQueue, MailContent, MailedWish } from './base/email.ts';
import { copyEmail } from './email.store.ts';
import { queueEmail } from './queue-email.usecase.ts';
import type { EmailQueueOptions } from './queue-email.usecase.ts';
import { ownPageWords } from './messages/own-page.ts';
import { personalLinks, withoutLinks } from '../personal-links/personal-links.ts';
import { readFacts, readBranchVenue, readVenue } from './facts.store.ts';
import { withoutStrangersWords } from './base/facts.ts';
import type { MailFacts } from './base/facts.ts';
import { senderOf } from './base/sender.ts';

interface About extends AboutBookings {
  requestedBy?: string;
  /** Another address than the order's. */
  recipient?: string;
  /** Held to the cap of its recipient, whatever kind it is of. */
  isAskedFor?: boolean;
  /** Another language than that of the booking. */
  locale?: Locale | undefined;
}

/**
 * True for a mail that a stranger can cause for somebody else's address, or for ours, without paying. Only they are held
 * to the cap: whoever has paid always gets the confirmation.
 */
function costsNothing(kind: EmailKind, facts: MailFacts): boolean {
  return alwaysFree.includes(kind) || (kind === 'booking-confirmed' && isFree(facts));
}

const alwaysFree: readonly EmailKind[] = ['klook-completed', 'email-change'];

const aboutWish = ({ id, email }: MailedWish, venue: Venue | null, now: Date) => ({
  ...{
    orderId: null,
    wishId: id,
    recipient: email,
    replyTo: venue?.email || null,
    requestedBy: 'system',
    now,
  },
});

export function createEmailQueue(options: EmailQueueOptions): EmailQueue {
  const sender = senderOf(options.mailFrom);

  const linksIn = (locale: Locale) => personalLinks(options.siteOrigin, locale);

  function draw(document: MailDocument, calendar?: string): MailContent {
    return { subject: document.subject, html: renderHtml(document), text: renderText(document), calendar };
  }

  /** A mail about a booking leads to its visitor's own page, and says what can be done there. */
  function drawForVisitor(facts: MailFacts, document: MailDocument, calendar?: string): MailContent {
    const { label, notes } = ownPageWords[document.locale];
    const note = document.isOver ? notes.over : notes[facts.bookingType];
    return draw({ ...document, ownPage: { label, note, href: linksIn(document.locale).page } }, calendar);
  }

  /** One that is about nothing anybody has to know. */
  const switchable = (document: MailDocument): MailDocument => ({
    ...document,
    optOut: { label: ownPageWords[document.locale].noReminders, href: linksIn(document.locale).optOut },
  });

  async function queueAbout(
    trx: Transaction,
    kind: EmailKind,
    { bookingIds, now, requestedBy = 'system', locale, recipient, isAskedFor = false }: About,
    write: (facts: MailFacts) => MailContent,
  ): Promise<string | null> {
    const stored = await readFacts(trx, bookingIds, { siteOrigin: options.siteOrigin, locale, now });
    const to = recipient ?? stored.email;
    if (to === null) return null;
    const isFreeOfCost = costsNothing(kind, stored);
    const facts = isFreeOfCost ? withoutStrangersWords(stored) : stored;
    return queueEmail(trx, options, {
      orderId: stored.orderId,
      kind,
      recipient: to,
      replyTo: facts.venue?.email || null,
      requestedBy,
      isCapped: isFreeOfCost || isAskedFor,
      isForgotten: stored.forgottenAt !== null,
      content: write(facts),
      now,
    });
  }

  return {
    bookingConfirmed: (trx, input) =>
      queueAbout(trx, 'booking-confirmed', input, (facts) =>
        drawForVisitor(facts, bookingConfirmed(facts), calendarEntry(facts, sender)),
      ),
    klookCompleted: (trx, input) =>
      queueAbout(trx, 'klook-completed', input, (facts) => drawForVisitor(facts, klookCompleted(facts))),
    klookConfirmed: (trx, input) =>
      queueAbout(trx, 'klook-confirmed', input, (facts) =>
        drawForVisitor(facts, klookConfirmed(facts), calendarEntry(facts, sender)),
      ),
    bookingConfirmedAgain: (trx, input) =>
      queueAbout(trx, 'booking-confirmed-again', input, (facts) =>
        drawForVisitor(facts, bookingConfirmedAgain(facts, input.why), calendarEntry(facts, sender)),
      ),
    bookingCancelled: (trx, input) =>
      queueAbout(trx, 'booking-cancelled', input, (facts) =>
        drawForVisitor(facts, bookingCancelled(facts, input.byVisitor), calendarCancellation(facts, sender)),
      ),
    bookingMoved: (trx, input) =>
      queueAbout(trx, 'booking-moved', input, (facts) =>
        drawForVisitor(facts, bookingMoved(facts, input.isByVisitor), calendarEntry(facts, sender)),
      ),
    bookingLink: (trx, input) =>
      queueAbout(trx, 'booking-link', input, (facts) => draw(bookingLink(facts, linksIn(facts.locale).page))),
    newEmailAddress: (trx, { email, ...input }) =>
      queueAbout(trx, 'email-change', { ...input, recipient: email }, (facts) =>
        draw(newEmailAddress(facts, linksIn(facts.locale).emailChange)),
      ),
    emailAddressChanged: (trx, { email, ...input }) =>
      queueAbout(trx, 'email-changed', { ...input, recipient: email }, (facts) =>
        draw(emailAddressChanged(facts)),
      ),
    recordingsReady: (trx, { news, ...input }) =>
      queueAbout(trx, 'recordings-ready', input, (facts) =>
        draw(recordingsReady(facts, news, linksIn(facts.locale).page)),
      ),
    recordingsEnding: (trx, { news, ...input }) =>
      queueAbout(trx, 'recordings-ending', input, (facts) =>
        draw(recordingsEnding(facts, news, linksIn(facts.locale).page)),
      ),
    async previewStaffMessage(db, { bookingIds, message, now }) {
      const { siteOrigin } = options;
      const facts = await readFacts(db, bookingIds, { siteOrigin, locale: message.locale, now });
      const { subject, html, text } = drawForVisitor(facts, staffMessage(facts, message));
      return { subject, html: withoutLinks(html), text: withoutLinks(text) };
    },
    staffMessage: (trx, input) =>
      queueAbout(trx, 'staff-message', { ...input, locale: input.message.locale }, (facts) =>
        drawForVisitor(facts, staffMessage(facts, input.message)),
      ),
    async resend(trx, { emailId, requestedBy, now }) {
      const id = randomUUID();
      const copied = await copyEmail(trx, emailId, {
        id,
        messageId: `<${id}@${sender.domain}>`,
        requestedBy,
        now,
      });
      return copied ? id : null;
    },
    bookingRefunded(trx, { lines, ...input }) {
      const wonOf = new Map(lines.map(({ bookingId, amountWon }) => [bookingId, amountWon]));
      const amountWon = lines.reduce((sum, line) => sum + line.amountWon, 0);
      const giftWon = lines.reduce((sum, line) => sum + line.giftWon, 0);
      return queueAbout(trx, 'booking-refunded', { ...input, bookingIds: [...wonOf.keys()] }, (facts) =>
        drawForVisitor(facts, refunded(facts, { amountWon, giftWon, why: 'by-staff', wonOf })),
      );
    },
    paymentRefunded: (trx, input) =>
      queueAbout(trx, 'payment-refunded', input, (facts) => drawForVisitor(facts, refunded(facts, input))),
    sessionReminder: (trx, { words, ...input }) =>
      queueAbout(trx, 'reminder', input, (facts) =>
        drawForVisitor(facts, switchable(sessionReminder(facts, words))),
      ),
    sessionFollowUp: (trx, { words, ...input }) =>
      queueAbout(trx, 'follow-up', input, (facts) =>
        drawForVisitor(facts, switchable(sessionFollowUp(facts, words))),
      ),
    async waitlistJoined(trx, { wish, why, now }) {
      const venue = await readBranchVenue(trx, wish.branchId);
      const content = draw(waitlistJoined({ wish, why }, venue, linksIn(wish.locale).wish));
      return queueEmail(trx, options, {
        ...aboutWish(wish, venue, now),
        kind: 'waitlist-joined',
        isCapped: true,
        content,
      });
    },
    async waitlistOffer(trx, { wish, now, ...held }) {
      const venue = await readBranchVenue(trx, wish.branchId);
      const content = draw(waitlistOffer(wish, held, venue, linksIn(wish.locale).wish));
      return queueEmail(trx, options, {
        ...aboutWish(wish, venue, now),
        kind: 'waitlist-offer',
        isCapped: false,
        content,
      });
    },
    ...giftCardMails(options, draw),
    async enquiryReceived(trx, { id, enquiry, now }) {
      const venue = await readVenue(trx);
      return queueEmail(trx, options, {
        orderId: null,
        kind: 'franchise-enquiry',
        recipient: venue?.franchiseEmail || venue?.email || sender.address,
        replyTo: enquiry.email,
        requestedBy: 'system',
        isCapped: true,
        content: draw(enquiryReceived({ id, enquiry, venue, siteOrigin: options.siteOrigin, now })),
        now,
      });
    },
    async enquiryNoted(trx, { id, enquiry, now }) {
      const venue = await readVenue(trx);
      return queueEmail(trx, options, {
        orderId: null,
        kind: 'enquiry-noted',
        recipient: enquiry.email,
        replyTo: venue?.franchiseEmail || venue?.email || null,
        requestedBy: 'system',
        isCapped: true,
        content: draw(enquiryNoted({ id, enquiry, venue, now })),
        now,
      });
    },
    async secondFactorChanged(trx, { account, news, now }) {
      const venue = await readVenue(trx);
      const { siteOrigin } = options;
      return queueEmail(trx, options, {
        orderId: null,
        kind: 'second-factor-changed',
        recipient: account.email,
        replyTo: null,
        requestedBy: 'system',
        isCapped: false,
        content: draw(secondFactorChanged({ username: account.username, news, venue, siteOrigin, now })),
        now,
      });
    },
    async mondayMail(trx, { email, now, ...input }) {
      const venue = await readVenue(trx);
      return queueEmail(trx, options, {
        orderId: null,
        kind: 'monday-mail',
        recipient: email,
        replyTo: null,
        requestedBy: 'system',
        isCapped: false,
        content: draw(mondayMail({ ...input, venue, siteOrigin: options.siteOrigin })),
        now,
      });
    },
    async signInAlarm(trx, input) {
      const venue = await readVenue(trx);
      return queueEmail(trx, options, {
        orderId: null,
        kind: input.kind,
        recipient: input.email,
        replyTo: null,
        requestedBy: 'system',
        isCapped: false,
        content: draw(signInAlarm({ ...input, venue, siteOrigin: options.siteOrigin })),
        now: input.now,
      });
    },
  };
}
