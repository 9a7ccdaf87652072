import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type Endpoint } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { nobody } from '../access/nobody.ts';
import { selfOrManager } from '../access/self-or-manager.ts';
import { anybodySignedIn } from '../access/anybody-signed-in.ts';
import { isManager } from '../access/user.ts';
import { config } from '../configuration/config.ts';
import { navGroup } from '../fields/editorial.ts';
import { confirmChange, currentPassword } from '../accounts/confirm-change.ts';
import { keepBrowserKnown, mustChangePassword, noteWhosePassword } from '../accounts/whose-password.ts';
import { keepOneManager, keepOneManagerOnDelete } from '../hooks/keep-one-manager.ts';
import { validatePassword } from '../hooks/validate-password.ts';
import { keepEnded, noteSession } from '../sessions/hooks.ts';
import { ownSessionEndpoints, ownSessions } from '../sessions/endpoints.ts';
import { factorField } from '../second-factor/account/factor-field.ts';
import { holdSignIn } from '../second-factor/session/hold-sign-in.ts';
import { endInTime, idleSeconds } from '../sign-in/session-lifetime.ts';
import { checkSignIn, prolongInTurn } from '../sign-in/check-sign-in.ts';

/** Ways in that Payload brings along and that this CMS does not offer. */
const closedPaths = ['/first-register', '/forgot-password', '/reset-password', '/unlock', '/verify/:id'];
const closedEndpoints: Omit<Endpoint, 'root'>[] = closedPaths.map((path) => ({
  path,
  method: 'post',
  handler: () =>
    Response.json(
      { errors: [{ message: 'Not available. A manager creates accounts and sets passwords.' }] },
      { status: 403 },
    ),
}));

/** The first account comes from the seed; over HTTP an account is always made by somebody signed in. */
const noAnonymousAccounts: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) {
    throw new APIError('A manager creates accounts.', 403, {}, true);
  }
};

/** People who sign in to the CMS. Accounts of the booking dashboard are others, in the booking service. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'CMS user', plural: 'CMS users' },
  admin: {
    group: navGroup.settings,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: ({ user }) => !isManager(user),
    description: 'Editors write content. Managers also decide prices, booking rules and these accounts.',
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
    beforeValidate: [validatePassword, confirmChange],
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
      type: 'text',
      maxLength: 80,
      admin: { description: 'Shown to colleagues beside changes.' },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      access: { create: managersOnly, update: managersOnly },
      options: [
        { label: 'Editor: content', value: 'editor' },
        { label: 'Manager: content, prices, rules and accounts', value: 'manager' },
      ],
    },
    ownSessions,
  ],
};
