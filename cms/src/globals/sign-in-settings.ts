import type { GlobalConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { isManager } from '../access/user.ts';
import { navGroup } from '../fields/editorial.ts';
import { endOtherSessions, needsOwnFactor } from '../second-factor/switch.ts';

/** How staff sign in. Nothing of it is content: it has no drafts, and no release follows a change. */
export const signInSettings: GlobalConfig = {
  slug: 'sign-in-settings',
  label: { en: 'Signing in', ko: '로그인' },
  admin: { group: navGroup.settings, hidden: ({ user }) => !isManager(user) },
  access: { read: managersOnly, update: managersOnly },
  hooks: { beforeChange: [needsOwnFactor], afterChange: [endOtherSessions] },
  fields: [
    {
      name: 'secondFactorRequired',
      label: { en: 'A second factor is required of everybody', ko: '모두에게 2단계 인증 필수' },
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: {
        description: {
          en: 'Everybody who works here can publish. With this on, whoever has neither an authenticator app nor a passkey is signed out now, and sets one up at the next sign-in.',
          ko: '여기서 일하는 사람은 모두 게시할 수 있습니다. 켜면 인증 앱도 패스키도 없는 사람은 지금 로그아웃되고, 다음에 로그인할 때 등록하게 됩니다.',
        },
      },
    },
  ],
};
