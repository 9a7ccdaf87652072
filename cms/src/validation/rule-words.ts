import { ruleWordNames, unknownRuleWord } from 'shared/content/rule-words.ts';
import type { Problem } from '../language/problem.ts';

const names = ruleWordNames.map((name) => `{${name}}`).join(', ');

/** For the description of a text that often says a rule. */
export const ruleWordHint = {
  en: `Write figures of the booking rules in braces, and they stay true when the rules change: ${names}.`,
  ko: `예약 규칙의 숫자는 중괄호로 쓰면 규칙이 바뀌어도 늘 맞게 나옵니다: ${names}`,
};

/** Says in a sentence which word in braces stands for nothing, or null. */
export function ruleWordProblem(text: string): Problem {
  const unknown = unknownRuleWord(text);
  if (unknown === null) return null;
  return {
    en: `"${unknown}" stands for nothing. Braces are for figures of the booking rules: ${names}.`,
    ko: `"${unknown}"에 해당하는 값이 없습니다. 중괄호는 예약 규칙의 숫자에만 씁니다: ${names}`,
  };
}
