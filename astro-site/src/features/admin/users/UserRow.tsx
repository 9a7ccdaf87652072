import { CircleCheck, CircleOff, KeyRound, ShieldCheck, UserRound } from 'lucide-react';
import { useState } from 'react';
import { isSuperAdminRole, type Account, type CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { deleteUser, removeUserSecondFactor, setUserActive } from '../accounts/account-api.ts';
import { Badge } from '../parts/Badge.tsx';
import { AccountQuestion } from './AccountQuestion.tsx';
import { ContentAccess } from './ContentAccess.tsx';
import { OwnBranches } from './OwnBranches.tsx';
import { SetPasswordDialog } from './SetPasswordDialog.tsx';
import { useUserChange } from '../accounts/account-queries.ts';
import { useLanguage } from '../language/language.ts';
import { userTexts } from '../accounts/account-messages.ts';

const koreanDate = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul' });

/** One account. The server protects the own account and the last super admin, and says so. */
export function UserRow({ user, me }: { user: Account; me: CurrentUser }) {
  const [asking, setAsking] = useState<'deactivate' | 'delete' | 'password' | 'factor' | null>(null);
  const texts = userTexts[useLanguage()];
  const { status } = texts;
  const answered = () => setAsking(null);
  const activate = useUserChange(() => setUserActive(user.id, true), {
    ...status,
    success: status.activated(user.username),
  });
  const deactivate = useUserChange(
    () => setUserActive(user.id, false),
    { ...status, success: status.deactivated(user.username) },
    answered,
  );
  const remove = useUserChange(
    () => deleteUser(user.id),
    { ...texts.delete, success: texts.delete.success(user.username) },
    answered,
  );
  const removeFactor = useUserChange(
    () => removeUserSecondFactor(user.id),
    { ...status, ...texts.lostFactor, success: texts.lostFactor.success(user.username) },
    answered,
  );
  const isSuper = isSuperAdminRole(user.role);
  const isMe = user.id === me.id;
  return (
    <li className="border-line bg-surface flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-lg font-bold wrap-anywhere">
          {user.username}
          {isMe && <span className="text-soft font-normal"> ({texts.you})</span>}
        </p>
        <p className="text-soft wrap-anywhere">{user.email || texts.noEmail}</p>
      </div>
      <Badge
        tone={isSuper ? 'border-hot text-hot-bright' : 'border-control text-soft'}
        icon={isSuper ? ShieldCheck : UserRound}
      >
        {texts.roles[user.role]}
      </Badge>
      <Badge
        tone={user.isActive ? 'border-good text-good' : 'border-control text-faint'}
        icon={user.isActive ? CircleCheck : CircleOff}
      >
        {user.isActive ? texts.active : texts.inactive}
      </Badge>
      {user.hasSecondFactor && (
        <Badge tone="border-good text-good" icon={KeyRound}>
          {texts.secondFactor}
        </Badge>
      )}
      <p className="text-soft figures text-[0.9375rem]">
        {texts.created} {koreanDate.format(new Date(user.createdAt))}
      </p>
      <OwnBranches user={user} />
      <ContentAccess user={user} />
      <div className="flex flex-wrap gap-2">
        {isSuperAdminRole(me.role) && !isMe && (
          <Button size="sm" onClick={() => setAsking('password')}>
            {texts.setNewPassword}
          </Button>
        )}
        {isSuperAdminRole(me.role) && !isMe && user.hasSecondFactor && (
          <Button size="sm" onClick={() => setAsking('factor')}>
            {texts.removeSecondFactor}
          </Button>
        )}
        <Button
          size="sm"
          pending={activate.isPending}
          onClick={() => (user.isActive ? setAsking('deactivate') : activate.mutate(undefined))}
        >
          {user.isActive ? texts.deactivate : texts.activate}
        </Button>
        {!isSuper && (
          <Button size="sm" variant="danger" onClick={() => setAsking('delete')}>
            {texts.remove}
          </Button>
        )}
      </div>
      <SetPasswordDialog user={user} me={me} open={asking === 'password'} onOpenChange={answered} />
      <AccountQuestion
        texts={texts.lostFactor}
        username={user.username}
        change={removeFactor}
        open={asking === 'factor'}
        onOpenChange={answered}
      />
      <AccountQuestion
        texts={texts.switchOff}
        username={user.username}
        change={deactivate}
        open={asking === 'deactivate'}
        onOpenChange={answered}
      />
      <AccountQuestion
        texts={texts.delete}
        username={user.username}
        change={remove}
        open={asking === 'delete'}
        onOpenChange={answered}
      />
    </li>
  );
}
