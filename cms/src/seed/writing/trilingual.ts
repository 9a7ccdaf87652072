import type { t } from './localized.ts';

/** A text that the seed gives in English, Korean and Chinese, none left out. Written with `t`. */
export type Trilingual = ReturnType<typeof t<string>>;
