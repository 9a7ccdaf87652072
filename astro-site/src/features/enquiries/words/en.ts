import type { EnquiryTopic } from 'shared/enquiries/enquiries.ts';
import { plural } from 'shared/languages/plural.en.ts';

/** Words of the enquiry form on /franchise. */
export const words = {
  heading: 'Talk to us',
  lead: 'Tell us who you are and where you would like to open. We answer by e-mail or by phone.',
  direct: 'Prefer to talk right away?',
  noScript: 'The form needs JavaScript. You reach us just as well by e-mail or phone:',
  topicLabel: 'What would you like?',
  topic: {
    application: 'Apply for a franchise',
    'info-session': 'Book an info session',
  } satisfies Record<EnquiryTopic, string>,
  name: 'Your name',
  company: 'Company (optional)',
  city: 'City where you would open',
  phone: 'Phone',
  email: 'E-mail',
  message: 'Message (optional)',
  messageHint: {
    application: 'Your location and its size help us most, and what you do today.',
    'info-session': 'Which days suit you, and how many of you will come?',
  } satisfies Record<EnquiryTopic, string>,
  submit: {
    application: 'Send application',
    'info-session': 'Ask for an info session',
  } satisfies Record<EnquiryTopic, string>,
  submitting: 'Sending...',
  check: (count: number) =>
    plural(count, { one: 'Please check one field above.', other: `Please check ${count} fields above.` }),
  failed: 'This could not be sent. What you have typed is still here.',
  /** Between that and the reason. */
  joint: ' ',
  noAnswer:
    'No answer came, so we do not know whether it arrived. What you have typed is still here: check your connection and send it again. It reaches us once only.',
  sent: {
    application: 'Your application is with us',
    'info-session': 'Your request is with us',
  } satisfies Record<EnquiryTopic, string>,
  reference: (reference: string) => `Your number: ${reference}. A mail confirms it.`,
  sentLead: (email: string) => `Thank you. Somebody from our team writes to ${email} or calls you.`,
  next: {
    application:
      'Next: we invite you to an info session, and you send us your business plan and your location.',
    'info-session': 'Next: we suggest a day and a time for your visit in Sinsa.',
  } satisfies Record<EnquiryTopic, string>,
  another: 'Write to us again',
};
export type EnquiryWords = typeof words;
