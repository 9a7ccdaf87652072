import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import { addressLimits, countedNetworks } from '../../platform/address-limits.ts';
import type { Config } from '../../platform/config.ts';
import type { Limit, Limits } from '../../platform/rate-limit.ts';

/** Who asks for a booking, as limits count it. */
export interface Applicant {
  request: Pick<BookingRequest, 'bookingType' | 'email'>;
  /** As `clientAddress` gives it. */
  address: string;
}

/** So many unpaid orders at once. */
export interface HoldLimit {
  /** What is counted and for whom, like the bucket of a `Limit`. */
  holder: string;
  max: number;
}

const HOUR_SECONDS = 3_600;

/** Each level of a proof of work allows as much again. */
const raised = (max: number, level: number) => max * (level + 1);

/** New bookings of any kind in an hour. */
export function bookingLimits(
  { request, address }: Applicant,
  limits: Config['limits'],
  level: number,
): Limits {
  const windowSeconds = HOUR_SECONDS;
  const factors = limits.networkFactors;
  const perEmail = {
    bucket: `bookings:email:${request.email.toLowerCase()}`,
    max: raised(limits.bookingsPerEmailPerHour, level),
    windowSeconds,
  };
  const max = raised(limits.bookingsPerAddressPerHour, level);
  return [perEmail, ...addressLimits('bookings', address, { max, windowSeconds, factors })];
}

/** Klook completions. Each writes to an address that somebody has typed in, which no work makes any better. */
export function klookLimits({ request, address }: Applicant, limits: Config['limits']): Limit[] {
  if (request.bookingType !== 'klook') return [];
  const { klookCompletionsPerAddressPerHour: max, networkFactors: factors } = limits;
  return addressLimits('klook', address, { max, windowSeconds: HOUR_SECONDS, factors });
}

/** Orders that wait for payment at the same time; a party is one. */
export function holdLimits(
  { request, address }: Applicant,
  limits: Config['limits'],
  level: number,
): HoldLimit[] {
  const perEmail = {
    holder: `holds:email:${request.email.toLowerCase()}`,
    max: raised(limits.unpaidHoldsPerEmail, level),
  };
  const perNetwork = countedNetworks(address, limits.networkFactors).map(({ name, factor }) => ({
    holder: `holds:${name}`,
    max: raised(limits.unpaidHoldsPerAddress * factor, level),
  }));
  return [perEmail, ...perNetwork];
}

/** The level of work that lets one more pass: none below the limit, one more for each time that the limit is used. */
export function neededLevel(used: readonly { count: number; max: number }[]): number {
  return Math.max(0, ...used.map(({ count, max }) => (max < 1 ? Infinity : Math.floor(count / max))));
}
