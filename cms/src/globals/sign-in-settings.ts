import type { GlobalConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { isManager } from '../access/user.ts';
import { navGroup } from '../fields/editorial.ts';
import { endOtherSessions, needsOwnFactor } from '../second-factor/switch.ts';

/** How staff sign in. Nothing of it is content: it has no drafts, and no release follows a change. */
export const signInSettings: GlobalConfig = {
  slug: 'sign-in-settings',
  label: 'Signing in',
  admin: { group: navGroup.settings, hidden: ({ user }) => !isManager(user) },
  access: { read: managersOnly, update: managersOnly },
  hooks: { beforeChange: [needsOwnFactor], afterChange: [endOtherSessions] },
  fields: [
    {
      name: 'secondFactorRequired',
      label: 'A second factor is required of everybody',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: {
        description:
          'Everybody who works here can publish. With this on, whoever has neither an authenticator app nor a passkey is signed out now, and sets one up at the next sign-in.',
      },
    },
  ],
};
