import type { Locale } from 'shared/languages/localized-text.ts';
import { en } from './en.ts';
import type { MailMessages } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zh } from './zh.ts';

export type { MailMessages } from './en.ts';

/** The texts of every mail, by the language a booking was made in. */
export const mailMessages: Record<Locale, MailMessages> = { en, ko, zh, ja };
