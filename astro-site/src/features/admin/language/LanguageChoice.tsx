import { localeNames } from 'shared/languages/localized-text.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { adminLanguages, chooseLanguage, useLanguage } from './language.ts';

/** English or Korean; remembered in this browser. */
export function LanguageChoice({ className = '' }: { className?: string }) {
  const chosen = useLanguage();
  return (
    <div role="group" aria-label="Language · 언어" className={`-mx-3 flex ${className}`}>
      {adminLanguages.map((language) => (
        <Button
          key={language}
          variant="quiet"
          size="sm"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
          className="aria-pressed:text-ink aria-pressed:decoration-hot px-3! aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-8"
        >
          {localeNames[language]}
        </Button>
      ))}
    </div>
  );
}
