import * as z from 'zod/mini';

/** In which the admin area speaks. */
export const staffLanguages = ['en', 'ko'] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

export const staffLanguageSchema = z.enum(staffLanguages, { error: 'Please choose en or ko' });
