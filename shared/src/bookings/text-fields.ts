import * as z from 'zod/mini';
import {
  bookingMessages,
  EMAIL_LIMIT,
  emailField,
  NAME_LIMIT,
  nameField,
  noControlCharacters,
  requiredText,
  YOUTUBE_URL_LIMIT,
  youtubeUrlField,
} from './booking-fields.ts';

/** Empty strings are what an untouched form field sends; they mean "not given". */
export const blankAsMissing = <T extends z.ZodMiniType>(field: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
      z.optional(field),
    ),
  );

const required = <T extends z.ZodMiniType>(limit: number, schema: T) => ({
  limit,
  schema,
  isRequired: true as const,
});

const text = (limit: number, missing: string) => required(limit, requiredText(missing, limit));

const optionalText = (limit: number) => ({
  limit,
  schema: blankAsMissing(
    z.string().check(z.trim(), z.maxLength(limit, bookingMessages.tooLong(limit)), noControlCharacters),
  ),
  isRequired: false as const,
});

/**
 * The texts that a visitor types, each with the most characters it may have. What a request may say, what staff read and how
 * much the page lets in come from here; an optional one is null where it was left out.
 */
export const textFields = {
  klookBookingId: optionalText(64),
  name: required(NAME_LIMIT, nameField(bookingMessages.name)),
  email: required(EMAIL_LIMIT, emailField),
  phone: text(30, bookingMessages.phone),
  youtubeTrackUrl: required(YOUTUBE_URL_LIMIT, youtubeUrlField),
  lpDeliveryAddress: optionalText(300),
};

type TextFields = typeof textFields;
export type TextField = keyof TextFields;

export const textFieldNames = Object.keys(textFields) as TextField[];

export const textSchemas = Object.fromEntries(
  textFieldNames.map((field) => [field, textFields[field].schema]),
) as { [Field in TextField]: TextFields[Field]['schema'] };
