import { useEffect } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { callApi } from '../../../lib/api/api.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { chooseLanguage, type AdminLanguage } from './language.ts';

const notSaved: Record<AdminLanguage, string> = {
  en: 'This browser remembers the language; we could not save it for your account.',
  ko: '이 브라우저에는 저장했지만 계정에는 저장하지 못했습니다.',
};

/** Every other browser of the account speaks it, too. */
export async function saveLanguage(language: AdminLanguage): Promise<void> {
  try {
    await callApi('/api/auth/language', { method: 'PUT', body: { language } });
  } catch {
    showToast({ variant: 'destructive', title: notSaved[language] });
  }
}

/** Whoever is signed in reads the language that they have chosen, whatever this browser spoke before. */
export function useAccountLanguage(user: CurrentUser | null | undefined): void {
  const language = user?.language;
  useEffect(() => {
    if (language) chooseLanguage(language);
  }, [language]);
}
