import type { FieldErrors, Resolver } from 'react-hook-form';
import { enquiryRequestSchema, type EnquiryField, type EnquiryRequest } from 'shared/enquiries/enquiries.ts';

export const FORM_ID = 'enquiry-form';

/** In the order of the page. */
export const typedFields = ['name', 'company', 'city', 'phone', 'email', 'message'] as const;

/** What the form begins with: what was typed before its script had come is kept. The address's hash chooses the topic later (EnquiryDesk). */
export function firstValues(): EnquiryRequest {
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
    email: value('email'),
    message: value('message'),
  };
}

/** Checks the form with the schema that the booking service uses too. */
export const enquiryResolver: Resolver<EnquiryRequest, unknown, EnquiryRequest> = (values) => {
  const checked = enquiryRequestSchema.safeParse(values);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<EnquiryRequest> = {};
  for (const { path, message } of checked.error.issues)
    errors[path[0] as EnquiryField] ??= { type: 'rule', message };
  return { values: {}, errors };
};
