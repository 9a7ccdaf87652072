import type { FieldErrors, Resolver } from 'react-hook-form';
import { enquiryRequestSchema, type EnquiryField, type EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import { saidOfField } from 'shared/problems/said-of-field.ts';
import { withCallingCode } from 'shared/typed/phone.ts';

export const FORM_ID = 'enquiry-form';

/** In the order of the page. */
export const typedFields = ['name', 'company', 'city', 'phone', 'email', 'message'] as const;

/** What the form holds: the enquiry, and in whose way its phone number is written. */
export type EnquiryValues = EnquiryRequest & { phoneCountry: string };

/** What the form begins with: what was typed before its script had come is kept. The address's hash chooses the topic later (EnquiryDesk). */
export function firstValues(): EnquiryValues {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${FORM_ID}`);
  const typed = form && new FormData(form);
  const value = (field: EnquiryField) => String(typed?.get(field) ?? '');
  return {
    topic: 'application',
    name: value('name'),
    company: value('company'),
    city: value('city'),
    phone: value('phone'),
    // The server does not know it.
    phoneCountry: '',
    email: value('email'),
    message: value('message'),
  };
}

/** Checks the form with the schema that the booking service uses too. */
export const enquiryResolver: Resolver<EnquiryValues, unknown, EnquiryRequest> = ({
  phoneCountry,
  ...values
}) => {
  const phone = withCallingCode(values.phone, phoneCountry);
  const checked = enquiryRequestSchema.safeParse({ ...values, phone });
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<EnquiryRequest> = {};
  for (const issue of checked.error.issues)
    errors[issue.path[0] as EnquiryField] ??= { type: 'rule', message: saidOfField(issue) };
  return { values: {}, errors };
};
