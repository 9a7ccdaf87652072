import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Account, CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { AddAdminDialog } from './AddAdminDialog.tsx';
import { fetchUsers } from '../accounts/account-api.ts';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { SecondFactorRule } from './SecondFactorRule.tsx';
import { UserCounts } from './UserCounts.tsx';
import { useTexts } from '../language/language.ts';
import { userTexts } from '../accounts/account-messages.ts';
import { UserRow } from './UserRow.tsx';
import { usersKey } from '../accounts/account-queries.ts';

/** `/admin/users`. */
export function UsersPage() {
  return <AdminIsland here="/admin/users">{(user) => <Users me={user} />}</AdminIsland>;
}

function Users({ me }: { me: CurrentUser }) {
  const texts = useTexts(userTexts);
  const users = useQuery({ queryKey: usersKey, queryFn: fetchUsers });
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-4xl">{texts.heading}</h1>
        <Button size="sm" pending={users.isFetching} onClick={() => void users.refetch()}>
          {!users.isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
          {users.isFetching ? texts.refreshing : texts.refresh}
        </Button>
        <a href="/admin/account" className={buttonStyles({ size: 'sm' })}>
          {texts.password.open}
        </a>
        <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
          {texts.add.open}
        </Button>
      </div>
      <UserCounts users={users.data} />
      <SecondFactorRule me={me} />
      <UserList query={users} me={me} />
      <AddAdminDialog me={me} open={isAdding} onOpenChange={setAdding} />
    </div>
  );
}

function UserList({ query, me }: { query: UseQueryResult<Account[]>; me: CurrentUser }) {
  const texts = useTexts(userTexts);
  if (query.isPending) {
    return (
      <p role="status" className="text-soft flex items-center gap-3">
        <Spinner /> {texts.loading}
      </p>
    );
  }
  if (!query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{texts.failed}</p>
        <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <div className="border-line rounded-2xl border border-dashed px-6 py-16 text-center">
        <p className="text-xl font-bold">{texts.none}</p>
        <p className="text-soft mt-2">{texts.noneHint}</p>
      </div>
    );
  }
  return (
    <ul className="grid gap-3">
      {query.data.map((user) => (
        <UserRow key={user.id} user={user} me={me} />
      ))}
    </ul>
  );
}
