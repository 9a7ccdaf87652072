import { ruleWordNames, unknownRuleWord } from 'shared/content/rule-words.ts';

const names = ruleWordNames.map((name) => `{${name}}`).join(', ');

/** For the description of a text that often says a rule. */
export const ruleWordHint = `Write figures of the booking rules in braces, and they stay true when the rules change: ${names}.`;

/** Says in a sentence which word in braces stands for nothing, or null. */
export function ruleWordProblem(text: string): string | null {
  const unknown = unknownRuleWord(text);
  if (unknown === null) return null;
  return `"${unknown}" stands for nothing. Braces are for figures of the booking rules: ${names}.`;
}
