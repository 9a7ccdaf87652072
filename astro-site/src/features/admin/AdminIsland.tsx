import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { AdminGuard } from './AdminGuard.tsx';
import { AdminShell, type AdminPlace } from './AdminShell.tsx';
import { noteFailure } from './session-store.ts';
import { SignInAgain } from './SignInAgain.tsx';

/** What every admin page stands in: guard, frame, toasts, and the question to sign in again. */
export function AdminIsland({
  here,
  children,
}: {
  here: AdminPlace;
  children: (user: CurrentUser) => ReactNode;
}) {
  const [queryClient] = useState(() => createQueryClient(noteFailure));
  return (
    <QueryClientProvider client={queryClient}>
      <AdminGuard>
        {(user) => (
          <AdminShell user={user} here={here}>
            {children(user)}
          </AdminShell>
        )}
      </AdminGuard>
      <SignInAgain />
      <Toaster />
    </QueryClientProvider>
  );
}
