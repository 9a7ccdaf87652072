import type { ComponentPropsWithRef } from 'react';
import type { ContentPermission } from 'shared/auth/accounts.ts';
import { Select } from '../../../components/ui/Select.tsx';
import { userTexts } from '../accounts/account-messages.ts';
import { useTexts } from '../language/language.ts';

interface Props extends ComponentPropsWithRef<'select'> {
  onPermission: (permission: ContentPermission) => void;
}

export function ContentPermissionSelect({ onPermission, ...rest }: Props) {
  const { content: texts } = useTexts(userTexts);
  return (
    <Select {...rest} onChange={({ target }) => onPermission(target.value as ContentPermission)}>
      {(['none', 'editor', 'manager'] as const).map((permission) => (
        <option key={permission} value={permission}>
          {texts.options[permission]}
        </option>
      ))}
    </Select>
  );
}
