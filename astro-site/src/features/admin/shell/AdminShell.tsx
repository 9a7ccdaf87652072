import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { cn } from '../../../lib/cn.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useLanguage } from '../language/language.ts';
import { LogoutButton } from '../sign-in/LogoutButton.tsx';
import { placesOf, type AdminPlace } from '../sign-in/places.ts';
import { shellTexts } from './shell-messages.ts';
import { usePageTitle } from './use-page-title.ts';

interface AdminShellProps {
  user: CurrentUser;
  here: AdminPlace;
  children: ReactNode;
}

/** Where the places do not fit side by side, the one that is open is among those that show. */
const bringIntoView = (link: HTMLElement | null) => {
  link?.scrollIntoView({ inline: 'center', block: 'nearest' });
};

/** The frame of every admin page: who is signed in, in which language, where one can go, the way out. */
export function AdminShell({ user, here, children }: AdminShellProps) {
  const language = useLanguage();
  const texts = shellTexts[language];
  usePageTitle(here);
  return (
    <div lang={language}>
      <header className="border-line border-b">
        <div className="wrap flex flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-6">
          <p className="min-w-0 flex-1">
            <strong className="wrap-anywhere">{texts.welcome(user.username)}</strong>
            <span className="text-soft"> · {texts.role[user.role]}</span>
          </p>
          <div data-strip className="order-last flex w-full items-center justify-between overflow-x-auto">
            <nav aria-label={texts.navigation} className="-ml-2 flex shrink-0 sm:-ml-2.5">
              {placesOf(user).map((path) => (
                <a
                  key={path}
                  ref={path === here ? bringIntoView : undefined}
                  href={path}
                  aria-current={path === here ? 'page' : undefined}
                  className={cn(
                    buttonStyles({ variant: 'quiet', size: 'sm' }),
                    'shrink-0 max-sm:px-2! sm:px-2.5!',
                    path === here && 'text-ink decoration-hot underline decoration-2 underline-offset-8',
                  )}
                >
                  {texts.places[path]}
                </a>
              ))}
              {user.cmsUrl && (
                <a
                  href={user.cmsUrl}
                  className={cn(
                    buttonStyles({ variant: 'quiet', size: 'sm' }),
                    'shrink-0 max-sm:px-2! sm:px-2.5!',
                  )}
                >
                  {texts.cms}
                </a>
              )}
            </nav>
            <LanguageChoice isForAccount className="mx-0! shrink-0" />
          </div>
          <a href="/" aria-label={texts.home} className={buttonStyles({ variant: 'quiet', size: 'icon' })}>
            <House aria-hidden="true" className="size-4" />
          </a>
          <LogoutButton />
        </div>
      </header>
      <div className="wrap py-8">{children}</div>
    </div>
  );
}
