/** A time that the waitlist keeps for a guest who has gone to book it. */
export interface OfferedTime {
  /** Seoul date, yyyy-MM-dd. */
  date: string;
  /** HH:mm in Seoul. */
  time: string;
  /** ISO instant. */
  until: string;
}

const KEY = 'offeredTime';

/** Null forgets it. */
export function keepOfferedTime(offer: OfferedTime | null): void {
  if (offer) sessionStorage.setItem(KEY, JSON.stringify(offer));
  else sessionStorage.removeItem(KEY);
}

/** What this tab has gone to book. */
export function offeredTime(): OfferedTime | null {
  try {
    const { date, time, until } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<OfferedTime>;
    return date && time && until ? { date, time, until } : null;
  } catch {
    // On the server, or storage is switched off.
    return null;
  }
}
