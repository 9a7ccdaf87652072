import type { Matter } from 'shared/attention/attention.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst, longSeoulDate } from 'shared/time/display.ts';
import { refundFailure } from '../refunds/refund-failures.ts';
import type { MatterText } from './matter-text.ts';

export function en(matter: Matter): MatterText {
  const { kind, since, name, amountWon, reason, emailSubject, day, count } = matter;
  const who = name ?? 'a visitor';
  const amount = amountWon === null ? 'Money' : formatWon(amountWon);
  const when = dateTimeKst(new Date(since));
  const from = reason ?? 'a browser that we do not know';
  const date = day === null ? 'A day' : longSeoulDate(day);
  switch (kind) {
    case 'payment-unclear':
      return {
        what: `The card provider has not told us since ${when} whether ${who} paid ${amount}.`,
        advice:
          'We keep asking, and the slot stays held. Do not take the money in another way until this is settled.',
      };
    case 'refund-stuck':
      return {
        what: `The refund of ${amount} to ${who} has been on its way since ${when}.`,
        advice: `We keep trying; nothing is paid twice. ${refundFailure(reason, 'en')}`.trim(),
      };
    case 'refund-failed':
      return {
        what: `The refund of ${amount} to ${who} did not go through.`,
        advice: `${refundFailure(reason, 'en')} Open the booking and decide anew with Refund.`.trim(),
      };
    case 'refund-due':
      return {
        what: `The booking of ${who} was cancelled on ${when}, and ${amount} of what was paid has not gone back.`,
        advice:
          'Open the booking and press Refund: it shows what the policy gives. If that is nothing, note it as dealt with.',
      };
    case 'counter-refund-due':
      return {
        what: `The booking of ${who} was cancelled on ${when}; ${amount} was paid at the counter.`,
        advice:
          'Give it back there, open the booking and press “Money given back”. If nothing goes back, note it as dealt with.',
      };
    case 'ledger-differs':
      return {
        what: `${date}: ${count === 1 ? 'one movement of money differs' : `${count} movements of money differ`} from the card provider’s list.`,
        advice: 'Open the ledger check: it says for each what to do.',
      };
    case 'ledger-late':
      return {
        what: `${count === 1 ? `${date} has` : `${count} days since ${date} have`} not been compared with the card provider’s list.`,
        advice:
          'We try every ten minutes. Open the ledger check to run it now and to see what keeps it from running.',
      };
    case 'reports-differed':
      return {
        what: `The daily check found ${count === 1 ? `one day (${date})` : `${count} days, the newest ${date},`} whose reports did not agree with the bookings.`,
        advice:
          'They have been counted anew and agree now. If this comes back, tell whoever runs the service.',
      };
    case 'mail-failed':
      // Without a booking it is about a sign-in, to the account's owner, or about a franchise enquiry, to the cafe itself.
      if (matter.bookingId === null && name !== null)
        return {
          what: `The e-mail “${emailSubject ?? ''}” to ${name} could not be delivered.`,
          advice: `${reason ? `${reason}. ` : ''}Check the address under User Management: alarms about the account go there.`,
        };
      if (matter.bookingId === null)
        return {
          what: `The e-mail “${emailSubject ?? ''}” to our own address could not be delivered.`,
          advice: `${reason ? `${reason}. ` : ''}The enquiry itself stands under Enquiries. Check the address for franchise enquiries in the CMS, or send the e-mail again.`,
        };
      return {
        what: `The e-mail “${emailSubject ?? ''}” to ${who} could not be delivered.`,
        advice: `${reason ? `${reason}. ` : ''}Check the address with the visitor by phone, or send it again.`,
      };
    case 'mails-late':
      return {
        what: `${count === 1 ? 'An e-mail has' : `${count} e-mails have`} been waiting since ${when}.`,
        advice: `${reason ? `${reason}. ` : ''}They leave by themselves once the mail server takes them; tell whoever runs it.`,
      };
    case 'confirmed-without-time':
      return {
        what: `The Klook booking of ${who} is confirmed without a time, so no slot is kept for it.`,
        advice: `Look up ${reason ?? 'the reservation'} on Klook, open the booking and enter its date and time. Until then somebody else can buy that slot.`,
      };
    case 'not-paid':
      return {
        what: `The booking of ${who} stands, and ${amount} for it is not with us: it was never paid, or has gone back.`,
        advice:
          'Open the booking: its history says who set the status. Cancel it, or note it as dealt with if it is meant to be free.',
      };
    case 'delivery-late':
      return {
        what: `${reason ?? 'A delivery'} for ${who} was to be sent by ${date}: ${count} ${count === 1 ? 'day' : 'days'} late.`,
        advice:
          'Open the booking and press “Mark as sent” once it is. Until then the guest reads that it is late.',
      };
    case 'delivery-due':
      return {
        what: `${reason ?? 'A delivery'} for ${who} is to be sent by ${date}.`,
        advice: 'Open the booking and press “Mark as sent” once it is.',
      };
    case 'new-browser':
      return {
        what:
          count === 1
            ? `Somebody signed in as ${who} from a new browser: ${from}, on ${when}.`
            : `Somebody signed in as ${who} from ${count} new browsers within a day, the last one ${from}, on ${when}.`,
        advice:
          'Ask whether it was them. If not, set a new password under User Management, which ends all their sessions, and look at the audit log.',
      };
    case 'failed-sign-ins':
      return {
        what: `${count} tries to sign in as ${who} failed within a quarter of an hour, the last from ${from}, on ${when}.`,
        advice:
          'Nobody got in by them, and further tries are limited. Ask whether it was them; if not, have the password changed: somebody may know it.',
      };
    default:
      return kind satisfies never;
  }
}
