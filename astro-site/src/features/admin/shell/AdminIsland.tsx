import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { AdminToaster } from '../parts/AdminToaster.tsx';
import { AdminGuard } from '../sign-in/AdminGuard.tsx';
import { AdminShell } from './AdminShell.tsx';
import { guardKeptPage } from '../sign-in/kept-page.ts';
import { guardedFor, type AdminPlace } from '../sign-in/places.ts';
import { noteFailure } from '../sign-in/session-store.ts';
import { SignInAgain } from '../sign-in/SignInAgain.tsx';

/** What every admin page stands in: guard, frame, toasts, and the question to sign in again. */
export function AdminIsland({
  here,
  children,
}: {
  here: AdminPlace;
  children: (user: CurrentUser) => ReactNode;
}) {
  const [queryClient] = useState(() => createQueryClient(noteFailure));
  useEffect(guardKeptPage, []);
  return (
    <QueryClientProvider client={queryClient}>
      <AdminGuard audience={guardedFor(here)}>
        {(user) => (
          <AdminShell user={user} here={here}>
            {children(user)}
          </AdminShell>
        )}
      </AdminGuard>
      <SignInAgain />
      <AdminToaster />
    </QueryClientProvider>
  );
}
