import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import {
  emailField,
  nameField,
  optionalLines,
  optionalText,
  phoneNumberField,
  requiredText,
} from '../bookings/booking-fields.ts';
import { textFields } from '../bookings/text-fields.ts';
import { localeSchema } from '../languages/localized-text.ts';
import { words } from './words/words.ts';

/** What somebody who wants to open a franchise asks for. */
export const enquiryTopics = ['application', 'info-session'] as const;
export const enquiryTopicSchema = z.enum(enquiryTopics);
export type EnquiryTopic = z.infer<typeof enquiryTopicSchema>;

/** Longest values, in characters. */
export const enquiryLimits = {
  name: textFields.name.limit,
  company: 100,
  city: 100,
  phone: textFields.phone.limit,
  email: textFields.email.limit,
  message: 2_000,
} as const;

/** `POST /api/enquiries`, and the form on /franchise. Company and message may stay empty. */
export const enquiryRequestSchema = z.object({
  topic: z.enum(enquiryTopics, { error: words.topic }),
  /** Of the mail that says that it has arrived; English where it is left out. */
  locale: z.optional(localeSchema),
  name: nameField(words.name),
  company: z._default(optionalText(enquiryLimits.company), ''),
  city: requiredText(words.city, enquiryLimits.city),
  phone: phoneNumberField(words.phone),
  email: emailField,
  message: z._default(optionalLines(enquiryLimits.message), ''),
});
export type EnquiryRequest = z.infer<typeof enquiryRequestSchema>;
export type EnquiryField = keyof EnquiryRequest;

/** 201 of `POST /api/enquiries`. No number: it would tell a stranger how many have asked. */
export const enquiryReceivedSchema = z.object({
  /** To name in mails and on the phone. */
  reference: z.string(),
  topic: enquiryTopicSchema,
  receivedAt: isoInstant,
});
export type EnquiryReceived = z.infer<typeof enquiryReceivedSchema>;

/** The number of an enquiry as its writer and staff name it. */
export const enquiryReference = (id: number): string => `F-${id}`;
