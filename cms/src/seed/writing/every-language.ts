import type { t } from './localized.ts';

/** A text that the seed gives in every language, none left out. Written with `t`. */
export type EveryLanguage = ReturnType<typeof t<string>>;
