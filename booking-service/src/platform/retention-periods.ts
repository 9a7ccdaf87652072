import * as z from 'zod';

/** How long this installation keeps what it knows of people. */
export interface RetentionPeriods {
  unpaidBookingDays: number;
  bookingDays: number;
  contractYears: number;
  mailDays: number;
  enquiryDays: number;
  auditNameYears: number;
}

/** What is needed for a while and never longer, whatever an installation sets. */
export const fixedPeriods = {
  answerHours: 24,
  limitDays: 2,
  webhookDays: 30,
  deviceDays: 180,
  blockNoteDays: 30,
  voucherDays: 30,
  /** Books are kept for five years from the day on which the tax of their year is due (Framework Act on National Taxes). */
  cashUpYears: 7,
} as const;

const days = (fallback: number) => z.coerce.number().int().min(1).max(3_650).default(fallback);
const years = (fallback: number) => z.coerce.number().int().min(1).max(30).default(fallback);

/** Years for which the E-Commerce Act (Enforcement Decree, article 6) has contracts, payments and deliveries kept. */
const LEAST_CONTRACT_YEARS = 5;

/** The keys of the environment that the periods are made of. */
export const retentionKeys = {
  /** Bookings that were never paid, from the booking. */
  KEEP_UNPAID_BOOKINGS_DAYS: days(30),
  /** Bookings in daily use, from the session. */
  KEEP_BOOKINGS_DAYS: days(365),
  /** Who made a contract, apart from daily use, from its end. Production takes no less than 5. */
  KEEP_CONTRACTS_YEARS: years(LEAST_CONTRACT_YEARS),
  /** What our mails said, and to whom. */
  KEEP_MAILS_DAYS: days(180),
  /** Franchise enquiries. */
  KEEP_ENQUIRIES_DAYS: days(365),
  /** Names of staff in the audit log; a year is the least that the law takes for such records. */
  KEEP_AUDIT_NAMES_YEARS: years(5),
};

type RetentionEnvironment = { APP_ENV?: string | undefined } & Record<keyof typeof retentionKeys, number>;

export function retentionPeriodsOf(env: RetentionEnvironment): RetentionPeriods {
  return {
    unpaidBookingDays: env.KEEP_UNPAID_BOOKINGS_DAYS,
    bookingDays: env.KEEP_BOOKINGS_DAYS,
    contractYears: env.KEEP_CONTRACTS_YEARS,
    mailDays: env.KEEP_MAILS_DAYS,
    enquiryDays: env.KEEP_ENQUIRIES_DAYS,
    auditNameYears: env.KEEP_AUDIT_NAMES_YEARS,
  };
}

/** What production does not take, each as a sentence that names the key. */
export function retentionProblems({ APP_ENV, KEEP_CONTRACTS_YEARS }: RetentionEnvironment): string[] {
  if (APP_ENV !== 'production' || KEEP_CONTRACTS_YEARS >= LEAST_CONTRACT_YEARS) return [];
  return [
    `KEEP_CONTRACTS_YEARS is ${KEEP_CONTRACTS_YEARS}: Korean law has records of contracts and payments kept for ${LEAST_CONTRACT_YEARS} years, put ${LEAST_CONTRACT_YEARS} or more`,
  ];
}
