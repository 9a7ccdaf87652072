import { en } from 'make-plural/cardinals';

/** The form that English has for a number, by CLDR: "1 minute", "2 minutes". */
export const plural = (count: number, forms: Record<'one' | 'other', string>): string =>
  forms[en(count) as 'one' | 'other'];
