import {
  enquiryReceivedSchema,
  type EnquiryField,
  type EnquiryReceived,
  type EnquiryRequest,
} from 'shared/enquiries/enquiries.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';
import { ApiError, outcomeUnknown, sentenceFor } from '../../lib/api/api-error.ts';
import { readApi } from '../../lib/api/api.ts';
import type { SubmissionKey } from '../../lib/api/submission-key.ts';
import { typedFields } from './form-values.ts';
import { words } from './words/words.ts';

/** Sends the enquiry. @throws ApiError, NoAnswerError or UnreadableAnswerError when we cannot say that it has arrived */
export async function sendEnquiry(enquiry: EnquiryRequest, key: SubmissionKey): Promise<EnquiryReceived> {
  const idempotencyKey = key.keyFor(JSON.stringify(enquiry));
  try {
    const received = await readApi('/api/enquiries', enquiryReceivedSchema, {
      method: 'POST',
      body: { ...enquiry, locale: pageLanguage() },
      headers: { 'Idempotency-Key': idempotencyKey },
    });
    key.answered();
    return received;
  } catch (error) {
    if (!outcomeUnknown(error)) key.answered();
    throw error;
  }
}

export interface EnquiryFailure {
  sentence: string;
  /** Messages that belong to a field. */
  errors: { field: EnquiryField; message: string }[];
}

export function enquiryFailure(error: unknown): EnquiryFailure {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors = (problem?.errors ?? []).flatMap(({ path, message }) => {
    const field = typedFields.find((known) => known === path);
    return field ? [{ field, message }] : [];
  });
  if (problem) return { sentence: words.failed + words.joint + sentenceFor(error, ''), errors };
  return { sentence: outcomeUnknown(error) ? words.noAnswer : words.failed, errors };
}
