import { accounts } from './accounts.en.ts';
import { bookings } from './bookings.en.ts';
import { counter } from './counter.en.ts';
import { office } from './office.en.ts';
import { ownPage } from './own-page.en.ts';
import { payments } from './payments.en.ts';
import { platform } from './platform.en.ts';
import { recordings } from './recordings.en.ts';
import { refusalOfRule, sentenceOf } from './refusal.ts';
import type { Complaint } from './refusal.ts';
import { refunds } from './refunds.en.ts';
import { sales } from './sales.en.ts';
import { visits } from './visits.en.ts';
import { vouchers } from './vouchers.en.ts';
import { words as fields } from './words/en.ts';

/** Every refusal of the booking service, as the `detail` of its problem document says it. */
export const refusals = {
  ...platform,
  ...accounts,
  ...bookings,
  ...counter,
  ...fields,
  ...sales,
  ...vouchers,
  ...refunds,
  ...recordings,
  ...office,
  ...visits,
  ...ownPage,
  ...payments,
};
type Refusals = typeof refusals;

export type RefusalCode = keyof Refusals;

type CodeWithParams = {
  [Code in RefusalCode]: Refusals[Code] extends string ? never : Code;
}[RefusalCode];

/** The codes whose sentences name nothing. */
export type PlainCode = Exclude<RefusalCode, CodeWithParams>;

/** Why something is refused: a code, and what its sentence names. */
export type Refusal =
  | { code: PlainCode }
  | { [Code in CodeWithParams]: { code: Code; params: Parameters<Refusals[Code]>[0] } }[CodeWithParams];

export const isRefusalCode = (text: string): text is RefusalCode => Object.hasOwn(refusals, text);

export const inEnglish = (refusal: Refusal): string => sentenceOf(refusals, refusal) ?? refusal.code;

/** What a rule complains about, in English; what zod says itself stays as it is. */
export const complaintInEnglish = (complaint: Complaint): string =>
  sentenceOf(refusals, refusalOfRule(complaint)) ?? complaint.message;
