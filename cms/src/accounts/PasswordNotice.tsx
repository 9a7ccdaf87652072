'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { signedIn } from '../access/user.ts';
import { useTexts } from '../language/use-texts.ts';

const texts = {
  en: {
    choose: 'Please choose a password of your own first.',
    how: 'Somebody else has set the one you have now. Press “Change Password”, type the new one twice and the present one below, and save.',
    done: 'Your password is your own now.',
    goOn: 'Go on to the CMS',
  },
  ko: {
    choose: '먼저 비밀번호를 새로 정해 주세요.',
    how: '지금 비밀번호는 다른 사람이 정한 것입니다. ‘비밀번호 변경’을 누르고 새 비밀번호를 두 번, 그 아래에 지금 비밀번호를 입력한 뒤 저장해 주세요.',
    done: '이제 본인이 정한 비밀번호를 씁니다.',
    goOn: 'CMS로 이동',
  },
};

/** Above every page of somebody whose password somebody else has set: what to do, and then the way on. */
export function PasswordNotice() {
  const words = useTexts(texts);
  const { user } = useAuth();
  const { config } = useConfig();
  const mustChange = signedIn(user)?.mustChangePassword ?? false;
  const [hadTo, setHadTo] = useState(mustChange);
  if (mustChange && !hadTo) setHadTo(true);
  if (!hadTo) return null;
  return (
    <p className={`password-notice${mustChange ? '' : ' password-notice--done'}`} role="status">
      {mustChange ? (
        <>
          <strong>{words.choose}</strong> {words.how}
        </>
      ) : (
        <>
          <strong>{words.done}</strong> {/* A whole new page: what the account may do has changed. */}
          <a href={config.routes.admin}>{words.goOn}</a>
        </>
      )}
    </p>
  );
}
