import type { Account, ContentPermission } from 'shared/auth/accounts.ts';
import { setUserContentPermission } from '../accounts/account-api.ts';
import { userTexts } from '../accounts/account-messages.ts';
import { useUserChange } from '../accounts/account-queries.ts';
import { useTexts } from '../language/language.ts';
import { ContentPermissionSelect } from './ContentPermissionSelect.tsx';

/** What an account may change on the website, to be changed at once. */
export function ContentAccess({ user }: { user: Account }) {
  const { status, content: texts } = useTexts(userTexts);
  const change = useUserChange(
    (permission: ContentPermission) => setUserContentPermission(user.id, permission),
    { ...status, success: texts.success(user.username) },
  );
  return (
    <ContentPermissionSelect
      aria-label={texts.of(user.username)}
      value={user.contentPermission}
      disabled={change.isPending}
      onPermission={change.mutate}
    />
  );
}
