import { useSyncExternalStore } from 'react';
import { staffLanguages, type StaffLanguage } from 'shared/auth/staff-languages.ts';

/** Languages of the admin area. */
export const adminLanguages = staffLanguages;
export type AdminLanguage = StaffLanguage;

/** A set of sentences in every language: one that is missing does not compile. */
export type InEveryLanguage<Texts> = Record<AdminLanguage, Texts>;

const KEY = 'adminLanguage';
const listeners = new Set<() => void>();

const known = (tag: string | null | undefined): AdminLanguage | undefined =>
  adminLanguages.find((language) => tag?.toLowerCase().split('-')[0] === language);

/** What was chosen in this browser, else the first of the browser's own languages that we speak, else English. */
function read(): AdminLanguage {
  const ofBrowser = navigator.languages.map(known).find((language) => language !== undefined);
  return known(kept()) ?? ofBrowser ?? 'en';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: the browser's own language it is.
    return null;
  }
}

export function chooseLanguage(language: AdminLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): AdminLanguage => useSyncExternalStore(subscribe, read, () => 'en');

/** The sentences in the language that is chosen now. */
export function useTexts<Texts>(texts: InEveryLanguage<Texts>): Texts {
  return texts[useLanguage()];
}
