import { cleanEmail, isEmail } from 'shared/typed/email.ts';
import { verdict, type Asked } from '../language/problem.ts';
import type { StaffText } from '../language/staff-text.ts';
import { safeUrl } from './safe-url.ts';

const howToWrite = {
  phone: {
    en: 'Write the number with digits, spaces and hyphens, for example +82 2-000-0000.',
    ko: '숫자, 띄어쓰기, 하이픈으로 번호를 입력해 주세요. 예: +82 2-000-0000',
  },
  email: {
    en: 'Write an e-mail address, for example hello@example.com.',
    ko: '이메일 주소를 입력해 주세요. 예: hello@example.com',
  },
  webAddress: {
    en: 'Write the whole address, starting with https://.',
    ko: 'https://로 시작하는 전체 주소를 입력해 주세요.',
  },
} satisfies Record<string, StaffText>;

type Validation = (value: unknown, asked?: Asked) => true | string;

const validate =
  (fits: (value: unknown) => boolean, sentence: StaffText): Validation =>
  (value, asked) =>
    verdict(fits(value) ? null : sentence, asked);

/** The same for a field that may stay empty. */
const optional =
  (validation: Validation): Validation =>
  (value, asked) =>
    value === null || value === undefined || value === '' || validation(value, asked);

export const validatePhone = validate(
  (value) => typeof value === 'string' && /^\+?[\d\s().-]{6,30}$/.test(value),
  howToWrite.phone,
);
export const validateOptionalPhone = optional(validatePhone);

export const validateEmail = validate(
  (value) => typeof value === 'string' && isEmail(cleanEmail(value)),
  howToWrite.email,
);
export const validateOptionalEmail = optional(validateEmail);

export const validateWebAddress = validate(
  (value) =>
    typeof value === 'string' && /^https:\/\//i.test(value) && safeUrl(value) !== null && URL.canParse(value),
  howToWrite.webAddress,
);
export const validateOptionalWebAddress = optional(validateWebAddress);
