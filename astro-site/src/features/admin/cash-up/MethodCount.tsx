import type { ReactNode } from 'react';
import { CASH_UP_REASON_LIMIT, type CashUpDay, type CountedMethod } from 'shared/cash-up/cash-up.ts';
import { expectedWon, toTakeOutWon } from 'shared/cash-up/reckoning.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { cashUpTexts } from './cash-up-messages.ts';
import { differenceOf, parseWon, type Count, type Missing } from './count.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { Difference } from './Difference.tsx';
import { DrawerCount } from './DrawerCount.tsx';
import { WonInput } from './WonInput.tsx';

interface MethodCountProps {
  method: CountedMethod;
  day: CashUpDay;
  count: Count;
  missing: Missing;
  onChange: (count: Count) => void;
}

/** One method: what was recorded, what was counted, and what lies between. */
export function MethodCount({ method, day, count, missing, onChange }: MethodCountProps) {
  const texts = useTexts(cashUpTexts);
  const { taken, givenBack } = day.recorded[method];
  const floatWon = parseWon(count.floatWon);
  const expected = expectedWon(method, day.recorded, floatWon ?? 0);
  const difference = differenceOf(method, count, day);
  const counted = parseWon(count.counted[method]);
  const type = (typed: string) => onChange({ ...count, counted: { ...count.counted, [method]: typed } });
  const errorOf = (path: string, error: string) => (missing.has(path) ? error : undefined);
  return (
    <section
      aria-labelledby={`count-${method}`}
      className="border-line bg-surface grid gap-x-8 gap-y-4 rounded-2xl border p-4 sm:p-5 md:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <h2 id={`count-${method}`} className="font-text text-xl font-bold">
          {texts.methods[method]}
        </h2>
        {method === 'cash' && (
          <Field
            label={texts.float}
            error={errorOf('floatWon', texts.errors.floatWon)}
            className="md:max-w-72"
            required
          >
            <WonInput
              value={count.floatWon}
              onType={(typed) => onChange({ ...count, floatWon: typed })}
              className="text-xl"
            />
          </Field>
        )}
        <dl className="grid gap-1">
          <Line name={texts.taken(taken.count)}>{formatWon(taken.won)}</Line>
          {givenBack.count > 0 && (
            <Line name={texts.givenBack(givenBack.count)}>{signedWon(-givenBack.won)}</Line>
          )}
          <Line name={texts.expected} isSum>
            {signedWon(expected)}
          </Line>
        </dl>
      </div>
      <div className="grid content-start gap-3">
        <Field
          label={texts.counted[method]}
          hint={texts.countedHint[method]}
          error={errorOf(`counted.${method}`, texts.errors.counted)}
          required
        >
          <WonInput value={count.counted[method]} onType={type} mayBeNegative={expected < 0} />
        </Field>
        <p role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {difference !== undefined && <Difference won={difference} />}
        </p>
        {difference !== undefined && difference !== 0 && (
          <Field
            label={texts.reasonOf(texts.methods[method])}
            error={errorOf(`reasons.${method}`, texts.errors.reason)}
            required
          >
            <TextInput
              autoComplete="off"
              maxLength={CASH_UP_REASON_LIMIT}
              value={count.reasons[method]}
              onChange={({ target }) =>
                onChange({ ...count, reasons: { ...count.reasons, [method]: target.value } })
              }
            />
          </Field>
        )}
        {method === 'cash' && <DrawerCount onSum={type} />}
        {method === 'cash' && floatWon !== undefined && counted !== undefined && (
          <p className="text-soft">
            {counted > floatWon
              ? texts.takeOut(formatWon(toTakeOutWon(counted, floatWon)), formatWon(floatWon))
              : texts.nothingToTakeOut(formatWon(floatWon))}
          </p>
        )}
      </div>
    </section>
  );
}

function Line({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        isSum
          ? 'border-line flex items-baseline justify-between gap-4 border-t pt-2 text-lg font-bold'
          : 'text-soft flex items-baseline justify-between gap-4'
      }
    >
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{children}</dd>
    </div>
  );
}
