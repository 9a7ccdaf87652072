import { verdict, type Asked, type Problem } from '../language/problem.ts';
import { wonProblem } from './won.ts';

interface TypedAddOn {
  customQuote?: boolean | null;
}

function addOnPriceProblem(value: unknown, { customQuote }: TypedAddOn): Problem {
  const problem = wonProblem(value);
  if (problem) return problem;
  if (customQuote && value !== 0)
    return {
      en: 'With "Price by quote" the price must be 0: the page shows "by quote".',
      ko: '‘별도 견적’을 켜면 가격은 0이어야 합니다. 페이지에는 "by quote"라고 나옵니다.',
    };
  if (customQuote || Number(value) > 0) return null;
  return {
    en: 'Write a price above 0 won, or switch on "Price by quote".',
    ko: '0원보다 큰 가격을 입력하거나 ‘별도 견적’을 켜 주세요.',
  };
}

/** A price by quote is 0; anything else that is for sale costs something. */
export const validateAddOnPrice = (value: unknown, { data, req }: Asked & { data: Partial<TypedAddOn> }) =>
  verdict(addOnPriceProblem(value, data), { req });
