import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/language.ts';
import type { AdminPlace } from '../sign-in/places.ts';
import { shellTexts } from './shell-messages.ts';

/** What stands in the tab, in the language that is chosen; the page itself was made in English. */
export function usePageTitle(here: AdminPlace): void {
  const language = useLanguage();
  const made = useRef('');
  useEffect(() => {
    made.current ||= document.title;
    const [, ...cafe] = made.current.split(' · ');
    document.title =
      language === 'en' ? made.current : [shellTexts[language].places[here], ...cafe].join(' · ');
  }, [language, here]);
}
