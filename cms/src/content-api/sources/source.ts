import type * as z from 'zod';
import type { StaffText } from '../../language/staff-text.ts';
import type { AllLocales } from './all-locales.ts';

/** How the documents of one collection become content of the site. */
export interface CollectionSource<T = unknown> {
  collection: string;
  /** What staff call one of them, for messages. */
  noun: StaffText;
  schema: z.core.$ZodType<T>;
  titleOf: (doc: AllLocales) => string;
  toContent: (doc: AllLocales) => unknown;
}

/** How a global becomes content of the site. */
export interface GlobalSource<T = unknown> {
  global: string;
  noun: StaffText;
  schema: z.core.$ZodType<T>;
  toContent: (doc: AllLocales) => unknown;
}
