import * as z from 'zod/mini';
import { EMAIL_LIMIT } from '../typed/email.ts';
import { PHONE_LIMIT } from '../typed/phone.ts';
import { cleanLine } from '../typed/text.ts';
import {
  emailField,
  KLOOK_ID_LIMIT,
  klookIdField,
  NAME_LIMIT,
  nameField,
  optionalText,
  phoneField,
  songLinkField,
  YOUTUBE_URL_LIMIT,
} from './booking-fields.ts';
import type { RefusalCode } from '../problems/refusals.en.ts';

const ADDRESS_LIMIT = 300;

/** Empty strings are what an untouched form field sends; they mean "not given". */
export const blankAsMissing = <T extends z.ZodMiniType>(field: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && cleanLine(value) === '' ? undefined : value,
      ),
      z.optional(field),
    ),
  );

const required = <T extends z.ZodMiniType>(limit: number, schema: T) => ({
  limit,
  schema,
  isRequired: true as const,
});

const optional = <T extends z.ZodMiniType>(limit: number, schema: T) => ({
  limit,
  schema: blankAsMissing(schema),
  isRequired: false as const,
});

/**
 * The texts that a visitor types, each with the most characters it may have. What a request may say, what staff read and how
 * much the page lets in come from here; an optional one is null where it was left out.
 */
export const textFields = {
  klookBookingId: optional(KLOOK_ID_LIMIT, klookIdField),
  name: required(NAME_LIMIT, nameField('name-missing' satisfies RefusalCode)),
  email: required(EMAIL_LIMIT, emailField),
  phone: required(PHONE_LIMIT, phoneField),
  youtubeTrackUrl: required(YOUTUBE_URL_LIMIT, songLinkField),
  lpDeliveryAddress: optional(ADDRESS_LIMIT, optionalText(ADDRESS_LIMIT)),
};

type TextFields = typeof textFields;
export type TextField = keyof TextFields;

export const textFieldNames = Object.keys(textFields) as TextField[];

export const textSchemas = Object.fromEntries(
  textFieldNames.map((field) => [field, textFields[field].schema]),
) as { [Field in TextField]: TextFields[Field]['schema'] };
