import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Account, CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { AddAdminDialog } from './AddAdminDialog.tsx';
import { fetchUsers } from './admin-api.ts';
import { AdminIsland } from './AdminIsland.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { UserCounts } from './UserCounts.tsx';
import { userTexts } from './user-messages.ts';
import { UserRow } from './UserRow.tsx';
import { usersKey } from './user-queries.ts';

/** `/admin/users` (spec.md section 2). */
export function UsersPage() {
  return <AdminIsland here="/admin/users">{(user) => <Users me={user} />}</AdminIsland>;
}

function Users({ me }: { me: CurrentUser }) {
  const users = useQuery({ queryKey: usersKey, queryFn: fetchUsers });
  const [open, setOpen] = useState<'add' | 'password' | null>(null);
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h1 className="text-4xl">{userTexts.heading}</h1>
          <p lang="ko" className="text-soft mt-1">
            {userTexts.korean}
          </p>
        </div>
        <Button size="sm" pending={users.isFetching} onClick={() => void users.refetch()}>
          {!users.isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
          {users.isFetching ? userTexts.refreshing : userTexts.refresh}
        </Button>
        <Button size="sm" lang="ko" onClick={() => setOpen('password')}>
          {userTexts.password.open}
        </Button>
        <Button size="sm" variant="primary" lang="ko" onClick={() => setOpen('add')}>
          {userTexts.add.open}
        </Button>
      </div>
      <UserCounts users={users.data} />
      <UserList query={users} me={me} />
      <AddAdminDialog open={open === 'add'} onOpenChange={(isOpen) => setOpen(isOpen ? 'add' : null)} />
      <ChangePasswordDialog
        open={open === 'password'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'password' : null)}
      />
    </div>
  );
}

function UserList({ query, me }: { query: UseQueryResult<Account[]>; me: CurrentUser }) {
  if (query.isPending) {
    return (
      <p role="status" lang="ko" className="text-soft flex items-center gap-3">
        <Spinner /> {userTexts.loading}
      </p>
    );
  }
  if (!query.data) {
    return (
      <div role="alert" lang="ko" className="grid justify-items-start gap-4">
        <p>{userTexts.failed}</p>
        <Button onClick={() => void query.refetch()}>{userTexts.tryAgain}</Button>
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <div className="border-line rounded-2xl border border-dashed px-6 py-16 text-center">
        <p lang="ko" className="text-xl font-bold">
          {userTexts.none}
        </p>
        <p className="text-soft mt-2">{userTexts.noneHint}</p>
      </div>
    );
  }
  return (
    <ul className="grid gap-3">
      {query.data.map((user) => (
        <UserRow key={user.id} user={user} isMe={user.id === me.id} />
      ))}
    </ul>
  );
}
