import { CircleCheck, CircleOff, ShieldCheck, UserRound } from 'lucide-react';
import { useState } from 'react';
import { isSuperAdminRole, type Account } from 'shared/auth/accounts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { setUserActive } from './admin-api.ts';
import { Badge } from './Badge.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { useUserChange } from './user-queries.ts';
import { userTexts } from './user-messages.ts';

const koreanDate = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul' });

/** One account (spec.md section 2). The server protects the own account and the last super admin, and says so. */
export function UserRow({ user, isMe }: { user: Account; isMe: boolean }) {
  const [deleting, setDeleting] = useState(false);
  const { status } = userTexts;
  const toggle = useUserChange((isActive: boolean) => setUserActive(user.id, isActive), {
    ...status,
    success: user.isActive ? status.deactivated(user.username) : status.activated(user.username),
  });
  const isSuper = isSuperAdminRole(user.role);
  return (
    <li
      lang="ko"
      className="border-line bg-surface flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border p-4 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-lg font-bold wrap-anywhere">
          {user.username}
          {isMe && <span className="text-soft font-normal"> ({userTexts.you})</span>}
        </p>
        <p className="text-soft wrap-anywhere">{user.email || userTexts.noEmail}</p>
      </div>
      <Badge
        tone={isSuper ? 'border-hot text-hot-bright' : 'border-control text-soft'}
        icon={isSuper ? ShieldCheck : UserRound}
      >
        {userTexts.roles[user.role]}
      </Badge>
      <Badge
        tone={user.isActive ? 'border-good text-good' : 'border-control text-faint'}
        icon={user.isActive ? CircleCheck : CircleOff}
      >
        {user.isActive ? userTexts.active : userTexts.inactive}
      </Badge>
      <p className="text-soft figures text-[0.9375rem]">
        {userTexts.created} {koreanDate.format(new Date(user.createdAt))}
      </p>
      <div className="flex gap-2">
        <Button size="sm" pending={toggle.isPending} onClick={() => toggle.mutate(!user.isActive)}>
          {user.isActive ? userTexts.deactivate : userTexts.activate}
        </Button>
        {!isSuper && (
          <Button size="sm" variant="danger" onClick={() => setDeleting(true)}>
            {userTexts.remove}
          </Button>
        )}
      </div>
      <DeleteUserDialog user={user} open={deleting} onOpenChange={setDeleting} />
    </li>
  );
}
