import type { AuditEntry } from 'shared/auth/audit.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { shownFields, type AuditTexts, type ShownField } from './audit-messages.ts';

export interface ChangeLine {
  field: string;
  /** "Pending → Confirmed", or the one value there is. */
  text: string;
}

/** Our word for a key, or what stands there where we have none: entries outlive the code that wrote them. */
export function wordFor(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}

/** What was changed, in words: moments in Seoul time, money in won. */
export function changeLines({ before, after }: AuditEntry, texts: AuditTexts): ChangeLine[] {
  return shownFields.flatMap((field) => {
    const values = [before?.[field], after?.[field]].filter((value) => value !== undefined && value !== null);
    const words = [...new Set(values.map((value) => valueText(field, value, texts)))];
    // An empty list of changes and an unused override say nothing.
    if (words.length === 0 || (field === 'override' && after?.[field] === false)) return [];
    return [{ field: texts.fields[field], text: words.join(' → ') }];
  });
}

const moments: readonly ShownField[] = ['startsAt', 'blockedFrom', 'blockedUntil'];

/** Typed by people: an account may be called as one of our keys, `admin`. */
const names: readonly ShownField[] = ['username', 'name', 'subject', 'voucher'];

function valueText(field: ShownField, value: unknown, texts: AuditTexts): string {
  if (moments.includes(field)) return dateTimeKst(new Date(String(value)));
  if (field.endsWith('Won')) return formatWon(Number(value));
  if (names.includes(field)) return String(value);
  if (field === 'role' && value === 'staff') return texts.staffRole;
  return wordFor(texts.values, String(value));
}

/** Who did it: an account by its name, or our word for nobody's. */
export function actorText({ actor }: AuditEntry, texts: AuditTexts): string {
  if (actor === 'setup') return texts.setup;
  if (actor === 'removed') return texts.removed;
  return actor === 'stranger' ? texts.stranger : actor;
}

/** The day that was signed, and its branch where it is not the first. */
function drawerOf(date: string, after: AuditEntry['after']): URLSearchParams {
  const branchId = after?.['branchId'];
  return new URLSearchParams({ date, ...(branchId !== undefined && { branchId: String(branchId) }) });
}

/** Where the entry leads: a booking opens on the dashboard. */
export function linkOf({ bookingId, subjectType, subjectId, after }: AuditEntry): string | undefined {
  if (bookingId !== null) return `/admin?${new URLSearchParams({ search: bookingId })}`;
  if (subjectType === 'cash-up') return `/admin/cash-up?${drawerOf(subjectId, after)}`;
  if (subjectType === 'statement') return '/admin/statements';
  if (subjectType === 'voucher') return '/admin/vouchers';
  if (subjectType === 'enquiry') return '/admin/enquiries';
  return subjectType === 'user' || subjectType === 'rule' ? '/admin/users' : undefined;
}

/** "Booking 7Q0JXFCSFP", "Account minseo": what it was done to. */
export function subjectText(entry: AuditEntry, texts: AuditTexts): string {
  if (entry.bookingId !== null) return `${texts.subjects.booking} #${entry.bookingId}`;
  const { subjectType, subjectName, subjectId } = entry;
  if (subjectType === 'export') return `${texts.subjects.export}: ${wordFor(texts.exports, subjectId)}`;
  return `${wordFor(texts.subjects, subjectType)} ${subjectName ?? subjectId}`;
}
