'use client';

import { useTranslation } from '@payloadcms/ui';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import { staffLanguage } from './staff-text.ts';

/** The words of a component in the language that the reader has chosen in the CMS. */
export function useTexts<Texts>(texts: Record<StaffLanguage, Texts>): Texts {
  return texts[staffLanguage(useTranslation().i18n.language)];
}
