import type { RefusalCode } from './refusals.en.ts';

/** What is said of a refusal: a sentence, or one that its params complete. */
type Sentence = string | ((params: never) => string);

/** Sentences of one language by the code of the refusal. */
export type Sentences = Readonly<Record<string, Sentence>>;

/** The same codes in another language: one that is missing does not compile. */
export type Translated<Said extends Sentences> = {
  readonly [Code in keyof Said]: Said[Code] extends string ? string : string | Said[Code];
};

/** A refusal as it comes with an answer: a later service may know codes and params that a page does not. */
export interface Received {
  code?: string | undefined;
  params?: object | undefined;
}

/** What `sentences` say of a refusal; undefined for a code that they do not know. */
export function sentenceOf(sentences: Sentences, { code = '', params }: Received): string | undefined {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (typeof sentence !== 'function') return sentence;
  return params && sentence(params as never);
}

/** The message of a rule: its code, which the sentences of every language are looked up by. */
export const refusalCode = (code: RefusalCode): string => code;

/** What a rule complains about, as zod has it: its message is a code, and its figures are what the sentence names. */
export interface Complaint {
  message: string;
  params?: object | undefined;
}

/** The same as a refusal. */
export const refusalOfRule = (complaint: Complaint): Received => ({
  code: complaint.message,
  params: complaint.params ?? complaint,
});
