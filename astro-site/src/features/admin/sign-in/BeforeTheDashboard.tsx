import type { ReactNode } from 'react';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useLanguage } from '../language/language.ts';
import { LogoutButton } from './LogoutButton.tsx';

interface BeforeTheDashboardProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** In place of the dashboard: what somebody has to do first, or they leave again. */
export function BeforeTheDashboard({ heading, text, children }: BeforeTheDashboardProps) {
  const language = useLanguage();
  return (
    <div className="wrap py-12 sm:py-20">
      <div
        lang={language}
        className="border-line bg-surface mx-auto grid max-w-2xl gap-5 rounded-2xl border p-6 sm:p-9"
      >
        <h1 className="text-4xl">{heading}</h1>
        <LanguageChoice />
        <p>{text}</p>
        {children}
        <div className="border-line border-t pt-5">
          <LogoutButton isAlone />
        </div>
      </div>
    </div>
  );
}
