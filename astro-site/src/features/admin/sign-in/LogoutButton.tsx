import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { logoutTexts as texts } from './guard-messages.ts';
import { logout } from './sign-in-api.ts';

/** The way out. With a label of its own it shows it on narrow screens, too. */
export function LogoutButton({ label }: { label?: string }) {
  const leave = useMutation({
    mutationFn: logout,
    onSuccess: () => window.location.assign('/login'),
    onError: () => showToast({ variant: 'destructive', title: texts.failedTitle, description: texts.failed }),
  });
  return (
    <Button size="sm" pending={leave.isPending} onClick={() => leave.mutate()}>
      {!leave.isPending && <LogOut aria-hidden="true" className="size-4" />}
      <span className={label === undefined ? 'max-sm:sr-only' : undefined}>
        {leave.isPending ? texts.loggingOut : (label ?? texts.logout)}
      </span>
    </Button>
  );
}
