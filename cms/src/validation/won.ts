import { verdict, type Asked, type Problem } from '../language/problem.ts';

const highestWon = 100_000_000;

/** What is wrong with an amount in won. */
export function wonProblem(value: unknown): Problem {
  if (typeof value !== 'number')
    return {
      en: 'Write the price in won, for example 5000.',
      ko: '가격을 원 단위로 입력해 주세요. 예: 5000',
    };
  if (!Number.isInteger(value))
    return {
      en: 'Won has no decimals: write a whole number.',
      ko: '원에는 소수점이 없습니다. 정수로 입력해 주세요.',
    };
  if (value < 0) return { en: 'A price cannot be below 0 won.', ko: '가격은 0원보다 적을 수 없습니다.' };
  if (value <= highestWon) return null;
  return {
    en: 'That is more than 100,000,000 won. Check the number of zeros.',
    ko: '100,000,000원이 넘습니다. 0의 개수를 확인해 주세요.',
  };
}

/** Says in a sentence what is wrong with an amount in won, or true. */
export const validateWon = (value: unknown, asked?: Asked) => verdict(wonProblem(value), asked);
