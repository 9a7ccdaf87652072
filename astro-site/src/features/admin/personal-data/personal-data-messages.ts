import type { BookingFate, ErasedKind } from 'shared/privacy/personal-data.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './personal-data-messages.ko.ts';

const en = {
  title: 'Personal data',
  heading: 'Personal data',
  lead: 'For somebody who asks what we know of them, or wants it deleted. Make sure that they are who they say, and answer to the address itself.',
  superAdminsOnly: 'Only a super admin can look up, export or erase personal data.',
  email: 'E-mail address',
  search: 'Look up',
  searching: 'Looking up...',
  failedTitle: 'Error',
  searchFailed: 'We could not look the address up.',
  found: (email: string) => `What is known of ${email}`,
  nothing: 'Nothing is known of this address.',
  staff:
    'An account of staff has this address. It is not part of this: deactivate or delete it under User Management.',
  bookings: 'Bookings',
  fates: {
    removed: () => 'is removed',
    'kept-by-law': (date: string | null) =>
      `leaves daily use; the law has name, e-mail and delivery address kept until ${date}`,
    running: () =>
      'stays: the session is still to come, or money is on its way. Cancel it or wait, then erase again',
  } satisfies Record<BookingFate['fate'], (date: string | null) => string>,
  /** The same, once it has happened. */
  outcomes: {
    removed: () => 'has been removed',
    'kept-by-law': (date: string | null) =>
      `has left daily use; the law has name, e-mail and delivery address kept until ${date}`,
    running: () =>
      'has stayed: the session is still to come, or money is on its way. Cancel it or wait, then erase again',
  } satisfies Record<BookingFate['fate'], (date: string | null) => string>,
  counts: 'In numbers',
  kinds: {
    bookings: 'bookings',
    history: 'reasons in histories',
    mails: 'e-mails',
    payments: 'payments (receipts and reasons)',
    recordings: 'recordings',
    enquiries: 'franchise enquiries',
    giftCards: 'names and words on gift cards',
    wishes: 'wishes on the waitlist',
    vouchers: 'vouchers for this address',
    keptByLaw: 'records whose time is over',
    answers: 'stored answers',
    auditEntries: 'entries of the audit log',
  } satisfies Record<ErasedKind, string>,
  export: 'Export as a file',
  exporting: 'Exporting...',
  exportFailed: 'The export failed.',
  exportedTitle: 'Success',
  exported: 'The file has been saved. It holds personal data: delete it once it is delivered.',
  erase: {
    open: 'Erase...',
    title: 'Erase personal data',
    description: (email: string) => `This cannot be undone. Type ${email} to go on.`,
    confirmation: 'E-mail address, once more',
    submit: 'Erase for good',
    submitting: 'Erasing...',
    failed: 'Nothing was erased.',
    doneTitle: 'Success',
    done: 'The personal data has been erased.',
  },
  proof: 'Erased',
  proofLead: (person: string) =>
    `The audit log keeps this under the number ${person}, which stands for the address without telling it.`,
};
export type PersonalDataTexts = typeof en;

/** Words of /admin/personal-data. */
export const personalDataTexts: InEveryLanguage<PersonalDataTexts> = { en, ko };
