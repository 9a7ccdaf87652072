import type { CollectionBeforeOperationHook, CollectionConfig, Endpoint } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { nobody } from '../access/nobody.ts';
import { selfOrManager } from '../access/self-or-manager.ts';
import { anybodySignedIn } from '../access/anybody-signed-in.ts';
import { isManager } from '../access/user.ts';
import { config } from '../configuration/config.ts';
import { collectionLabels, label, labels } from '../fields/common-labels.ts';
import { navGroup } from '../fields/editorial.ts';
import { refused } from '../language/refusal.ts';
import { textFor } from '../language/staff-text.ts';
import { confirmChange, currentPassword } from '../accounts/confirm-change.ts';
import { keepBrowserKnown, mustChangePassword, noteWhosePassword } from '../accounts/whose-password.ts';
import { keepOneManager, keepOneManagerOnDelete } from '../hooks/keep-one-manager.ts';
import { cleanAccount, validatePassword } from '../hooks/validate-password.ts';
import { keepEnded, noteSession } from '../sessions/hooks.ts';
import { ownSessionEndpoints, ownSessions } from '../sessions/endpoints.ts';
import { factorField } from '../second-factor/account/factor-field.ts';
import { holdSignIn } from '../second-factor/session/hold-sign-in.ts';
import { endInTime, idleSeconds } from '../sign-in/session-lifetime.ts';
import { checkSignIn, prolongInTurn } from '../sign-in/check-sign-in.ts';

/** Ways in that Payload brings along and that this CMS does not offer. */
const closedPaths = ['/first-register', '/forgot-password', '/reset-password', '/unlock', '/verify/:id'];
const notAvailable = {
  en: 'Not available. A manager creates accounts and sets passwords.',
  ko: '사용할 수 없는 기능입니다. 계정을 만들고 비밀번호를 정하는 일은 관리자가 합니다.',
};
const closedEndpoints: Omit<Endpoint, 'root'>[] = closedPaths.map((path) => ({
  path,
  method: 'post',
  handler: (req) => Response.json({ errors: [{ message: textFor(req, notAvailable) }] }, { status: 403 }),
}));

/** The first account comes from the seed; over HTTP an account is always made by somebody signed in. */
const noAnonymousAccounts: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) {
    throw refused(req, 403, { en: 'A manager creates accounts.', ko: '계정은 관리자가 만듭니다.' });
  }
};

/** People who sign in to the CMS. Accounts of the booking dashboard are others, in the booking service. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels(labels('CMS user', 'CMS users', 'CMS 사용자')),
  admin: {
    group: navGroup.settings,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: ({ user }) => !isManager(user),
    description: {
      en: 'Editors write content. Managers also decide prices, booking rules and these accounts.',
      ko: '편집자는 내용을 작성합니다. 관리자는 가격, 예약 규칙, 이 계정들도 관리합니다.',
    },
  },
  auth: {
    tokenExpiration: idleSeconds,
    // Payload's own count would lock the owner out; `sign-in/` counts instead.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: config.CMS_URL.startsWith('https:') },
  },
  access: {
    admin: anybodySignedIn,
    read: selfOrManager,
    create: managersOnly,
    update: selfOrManager,
    delete: managersOnly,
    unlock: nobody,
  },
  endpoints: [...closedEndpoints, ...ownSessionEndpoints],
  hooks: {
    beforeOperation: [noAnonymousAccounts, checkSignIn, prolongInTurn],
    afterLogin: [noteSession],
    afterRefresh: [keepEnded],
    afterOperation: [holdSignIn],
    beforeValidate: [cleanAccount, validatePassword, confirmChange],
    refresh: [endInTime],
    beforeChange: [keepOneManager, noteWhosePassword],
    afterChange: [keepBrowserKnown],
    beforeDelete: [keepOneManagerOnDelete],
  },
  fields: [
    factorField,
    currentPassword,
    mustChangePassword,
    {
      name: 'name',
      label: label.name,
      type: 'text',
      maxLength: 80,
      admin: {
        description: {
          en: 'Shown to colleagues beside changes.',
          ko: '변경 내역 옆에 동료에게 보이는 이름입니다.',
        },
      },
    },
    {
      name: 'role',
      label: { en: 'Role', ko: '역할' },
      type: 'select',
      required: true,
      defaultValue: 'editor',
      access: { create: managersOnly, update: managersOnly },
      options: [
        { label: { en: 'Editor: content', ko: '편집자: 내용' }, value: 'editor' },
        {
          label: { en: 'Manager: content, prices, rules and accounts', ko: '관리자: 내용, 가격, 규칙, 계정' },
          value: 'manager',
        },
      ],
    },
    ownSessions,
  ],
};
