import { refusalOfRule, sentenceOf, type Complaint } from './refusal.ts';
import { words } from './words/words.ts';

/** What is wrong with a field, in the language of the page; the message itself where it is no code. */
export const saidOfField = (complaint: Complaint): string =>
  sentenceOf(words, refusalOfRule(complaint)) ?? complaint.message;
