/** A sentence in English with the Korean under it. */
export interface Bilingual {
  en: string;
  ko: string;
}
