/** A sentence in the page's language, and the Korean that stands under it where the page has one. */
export interface Bilingual {
  text: string;
  accent?: string;
}

/** The same words with less Korean under them: a page in another language than English has it under headings, or nowhere. */
export type WithFewerAccents<Words> = Words extends string
  ? string
  : Words extends { text: string; accent: string }
    ? Bilingual
    : Words extends (...given: infer Given) => infer Said
      ? (...given: Given) => WithFewerAccents<Said>
      : Words extends object
        ? { [Name in keyof Words]: WithFewerAccents<Words[Name]> }
        : Words;
