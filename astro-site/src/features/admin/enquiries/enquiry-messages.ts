import type { EnquiryTopic } from 'shared/enquiries/enquiries.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './enquiry-messages.ko.ts';

const en = {
  title: 'Enquiries',
  heading: 'Enquiries',
  /** Stands beside the English heading. */
  korean: '가맹 문의',
  lead: 'What people wrote on the franchise page. Each was mailed to us as well; replying to that mail answers them.',
  loading: 'Loading enquiries...',
  failed: 'We could not load the enquiries.',
  tryAgain: 'Try again',
  none: 'No enquiries yet',
  noneHint: 'They appear here as soon as somebody writes on the franchise page.',
  more: 'Show more',
  topic: {
    application: 'Wants to apply',
    'info-session': 'Wants an info session',
  } satisfies Record<EnquiryTopic, string>,
  isNew: 'New',
  answered: 'Answered',
  answeredBy: (name: string, at: string) => `Answered by ${name}, ${at}`,
  company: 'Company',
  city: 'City',
  phone: 'Phone',
  email: 'E-mail',
  received: 'Received',
  message: 'Message',
  noMessage: 'No message was written.',
  markAnswered: 'Mark as answered',
  markNew: 'Mark as new',
  saving: 'Saving...',
  changedTitle: 'Success',
  nowAnswered: (name: string) => `The enquiry of ${name} is marked as answered.`,
  nowNew: (name: string) => `The enquiry of ${name} is new again.`,
  changeFailed: 'Failed to update the enquiry.',
};
export type AdminEnquiryTexts = typeof en;

/** Words of /admin/enquiries. */
export const adminEnquiryTexts: InEveryLanguage<AdminEnquiryTexts> = { en, ko };
