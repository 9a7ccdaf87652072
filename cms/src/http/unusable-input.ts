import type { AfterErrorHook, PayloadRequest } from 'payload';
import { textFor, type StaffText } from '../language/staff-text.ts';

/**
 * PostgreSQL's errors about a value (no number, too large, a letter that text cannot hold), and about an operator that a
 * column does not have.
 */
const isAboutInput = /^22|^42883$/;

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...code, ...codesOf(error.cause)];
}

/** What Payload's reader of forms says when the form ends early, or is none. */
const isAboutForm =
  /^(?:Unexpected end of form|Malformed part header|Request is not eligible for file upload)$/;

const isForm = (headers: Headers) => /\bmultipart\//i.test(headers.get('content-type') ?? '');

const unreadableForm = {
  en: 'This form could not be read. Please send it again, whole.',
  ko: '양식을 읽을 수 없습니다. 빠진 부분 없이 다시 보내 주세요.',
};
const notAnObject = { en: 'Please send one JSON object.', ko: 'JSON 객체 하나를 보내 주세요.' };

const unusable = {
  en: 'Something in this request cannot be looked up or stored: an invisible letter, a number out of range, or a condition that this field does not have.',
  ko: '찾거나 저장할 수 없는 값이 있습니다. 보이지 않는 글자, 범위를 벗어난 숫자, 이 입력란에 없는 조건이 아닌지 확인해 주세요.',
};

/** Whether the request writes a document or a global; other addresses may do well without a body. */
function setsFields({ method, pathname }: PayloadRequest): boolean {
  if (method === 'POST') return /^\/api\/(?:globals\/)?[^/]+$/.test(pathname);
  return method === 'PATCH' && /^\/api\/[^/]+(?:\/[^/]+)?$/.test(pathname);
}

/** A value that the database cannot take is the sender's mistake, not a failure of ours. */
export const unusableInput: AfterErrorHook = ({ error, req }) => {
  const refuse = (text: StaffText) => ({
    status: 400,
    response: { errors: [{ message: textFor(req, text) }] },
  });
  if (codesOf(error).some((code) => isAboutInput.test(code))) return refuse(unusable);
  if (isForm(req.headers) && isAboutForm.test(error.message)) return refuse(unreadableForm);
  // Payload goes on with any JSON and with none, and fails over the first field that it sets.
  const isMissing = req.data === undefined && setsFields(req);
  const isOther =
    isMissing || (req.data !== undefined && (req.data === null || typeof req.data !== 'object'));
  if (isOther && error instanceof TypeError) return refuse(notAnObject);
  return undefined;
};
