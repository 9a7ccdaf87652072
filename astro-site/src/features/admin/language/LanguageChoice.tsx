import { localeNames } from 'shared/languages/localized-text.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { saveLanguage } from './account-language.ts';
import { adminLanguages, chooseLanguage, useLanguage, type AdminLanguage } from './language.ts';

interface LanguageChoiceProps {
  /** Remembered with the account that is signed in, not in this browser alone. */
  isForAccount?: boolean;
  className?: string;
}

/** English or Korean. */
export function LanguageChoice({ isForAccount = false, className = '' }: LanguageChoiceProps) {
  const chosen = useLanguage();
  const choose = (language: AdminLanguage) => {
    chooseLanguage(language);
    if (isForAccount) void saveLanguage(language);
  };
  return (
    <div role="group" aria-label="Language · 언어" className={`-mx-3 flex ${className}`}>
      {adminLanguages.map((language) => (
        <Button
          key={language}
          variant="quiet"
          size="sm"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => choose(language)}
          className="aria-pressed:text-ink aria-pressed:decoration-hot px-3! aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-8"
        >
          {localeNames[language]}
        </Button>
      ))}
    </div>
  );
}
