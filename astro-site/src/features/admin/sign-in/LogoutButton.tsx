import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTexts } from '../language/language.ts';
import { logoutTexts } from './logout-messages.ts';
import { logout } from './sign-in-api.ts';

/** The way out. Alone it has room for its word on narrow screens, too. */
export function LogoutButton({ isAlone = false }: { isAlone?: boolean }) {
  const texts = useTexts(logoutTexts);
  const leave = useMutation({
    mutationFn: logout,
    onSuccess: () => window.location.assign('/login'),
    onError: () => showToast({ variant: 'destructive', title: texts.failedTitle, description: texts.failed }),
  });
  return (
    <Button size="sm" pending={leave.isPending} onClick={() => leave.mutate()}>
      {!leave.isPending && <LogOut aria-hidden="true" className="size-4" />}
      <span className={isAlone ? undefined : 'max-sm:sr-only'}>
        {leave.isPending ? texts.loggingOut : texts.logout}
      </span>
    </Button>
  );
}
