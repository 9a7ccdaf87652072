import {
  cashUpSigningSchema,
  countedMethods,
  type CashUpDay,
  type CashUpSigning,
  type CountedMethod,
} from 'shared/cash-up/cash-up.ts';
import { differenceWon } from 'shared/cash-up/reckoning.ts';
import { thousands } from 'shared/pricing/won.ts';

/** What somebody has typed so far. */
export interface Count {
  floatWon: string;
  counted: Record<CountedMethod, string>;
  reasons: Record<CountedMethod, string>;
  correctionReason: string;
}

/** The fields in which something is missing, by their path in what is sent: "counted.cash". */
export type Missing = ReadonlySet<string>;

/** Won as people type them, "₩150,000" or "150 000"; undefined where that is no whole number. */
export function parseWon(typed: string): number | undefined {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/[₩,\s원]/g, '')
    .replace(/^[−–]/, '-');
  return /^-?\d{1,12}$/.test(plain) ? Number(plain) : undefined;
}

/** The same with separators, as soon as somebody has left the field; what is no number stays as it was typed. */
export function tidyWon(typed: string): string {
  const won = parseWon(typed);
  return won === undefined ? typed : thousands(won);
}

/** Nobody types a nought for what was never used. */
export function emptyCount({ recorded, floatWon }: CashUpDay): Count {
  const untouched = ({ taken, givenBack }: CashUpDay['recorded']['cash']) =>
    taken.count + givenBack.count === 0;
  return {
    floatWon: thousands(floatWon),
    counted: {
      cash: '',
      'card-terminal': untouched(recorded['card-terminal']) ? '0' : '',
      transfer: untouched(recorded.transfer) ? '0' : '',
    },
    reasons: { cash: '', 'card-terminal': '', transfer: '' },
    correctionReason: '',
  };
}

/** What was counted of a method beyond what was recorded, in won; undefined while that cannot be told. */
export function differenceOf(
  method: CountedMethod,
  count: Count,
  { recorded }: CashUpDay,
): number | undefined {
  const floatWon = parseWon(count.floatWon);
  const counted = parseWon(count.counted[method]);
  if (counted === undefined || (method === 'cash' && floatWon === undefined)) return undefined;
  return differenceWon(method, counted, recorded, floatWon ?? 0);
}

/** What is sent to sign a day, or where something is missing in it. A reason without a difference is left out. */
export function signingOf(count: Count, day: CashUpDay): { signing: CashUpSigning } | { missing: Missing } {
  const of = <Value>(value: (method: CountedMethod) => Value) =>
    Object.fromEntries(countedMethods.map((method) => [method, value(method)]));
  const after = day.signed[0]?.number ?? 0;
  const parsed = cashUpSigningSchema.safeParse({
    ...{ after, recorded: day.recorded, floatWon: parseWon(count.floatWon) },
    counted: of((method) => parseWon(count.counted[method])),
    reasons: of((method) => (differenceOf(method, count, day) ? count.reasons[method] : undefined)),
    correctionReason: after > 0 ? count.correctionReason : undefined,
  });
  if (parsed.success) return { signing: parsed.data };
  return { missing: new Set(parsed.error.issues.map(({ path }) => path.join('.'))) };
}
