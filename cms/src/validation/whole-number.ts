import { verdict, type Asked, type Problem } from '../language/problem.ts';
import type { StaffText } from '../language/staff-text.ts';

interface WholeNumberRule {
  /** What the number says; the Korean as a topic, with its particle. */
  what: StaffText;
  min: number;
  max: number;
  multipleOf?: number;
}

export function wholeNumberProblem(
  value: unknown,
  { what, min, max, multipleOf = 1 }: WholeNumberRule,
): Problem {
  const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  if (!fits)
    return {
      en: `${what.en} must be a whole number from ${min} to ${max}.`,
      ko: `${what.ko} ${min}부터 ${max}까지의 정수여야 합니다.`,
    };
  if (Number(value) % multipleOf === 0) return null;
  return {
    en: `${what.en} must be a multiple of ${multipleOf}: ${value} does not fit the slots.`,
    ko: `${what.ko} ${multipleOf}의 배수여야 합니다. ${value}은(는) 예약 시간 단위에 맞지 않습니다.`,
  };
}

/** A validation that says in a sentence which whole numbers are meant. */
export const wholeNumber =
  (rule: WholeNumberRule) =>
  (value: unknown, asked?: Asked): true | string =>
    verdict(wholeNumberProblem(value, rule), asked);
