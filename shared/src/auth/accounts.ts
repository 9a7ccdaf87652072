import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { emailField, hasControlCharacters } from '../bookings/booking-fields.ts';
import { branchIdSchema, highestNumber } from '../branches/branch.ts';
import { cleanAccountName, cleanPassword, holdsUnseen, mixesScripts } from '../typed/account-name.ts';
import { cleanEmail } from '../typed/email.ts';
import { staffLanguageSchema } from './staff-languages.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rule.ts';
import { refusalCode } from '../problems/refusal.ts';

/** Roles of an account: `staff` runs the day at the counter, and sees neither accounts nor the audit log, nor refunds. */
const roles = ['user', 'staff', 'admin', 'super_admin'] as const;
const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** What an account may change on the website, beside its role: texts and pictures, or prices and booking rules, too. */
const contentPermissions = ['none', 'editor', 'manager'] as const;
const contentPermissionSchema = z.enum(contentPermissions, {
  error: refusalCode('content-permission-missing'),
});
export type ContentPermission = z.infer<typeof contentPermissionSchema>;

/** May run the day at the counter. */
export function isStaffRole(role: Role): boolean {
  return role === 'staff' || isAdminRole(role);
}

/** May use the dashboard and manage accounts. */
export function isAdminRole(role: Role): boolean {
  return role === 'admin' || role === 'super_admin';
}

export function isSuperAdminRole(role: Role): boolean {
  return role === 'super_admin';
}

export const MAX_USERNAME_LENGTH = 50;

const loginField = (limit: number) =>
  z.string({ error: refusalCode('login-required') }).check(
    z.maxLength(limit, refusalCode('invalid-credentials')),
    z.refine((value) => value.trim() !== '', refusalCode('login-required')),
  );

const passwordField = loginField(MAX_PASSWORD_LENGTH).check(z.overwrite(cleanPassword));

/** `POST /api/auth/login`: `username` is a username or an e-mail address. */
export const loginRequestSchema = z.object({
  // No account has such a name, and Postgres refuses a query with a NUL character.
  username: loginField(200).check(
    // A name or an address.
    z.overwrite(cleanEmail),
    z.refine((name) => !hasControlCharacters(name), refusalCode('invalid-credentials')),
  ),
  password: passwordField,
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

const namedAccountSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The branches that somebody at the counter works for; null: all of them, as admins always do. */
  branchIds: z.nullable(z.array(z.int())),
  contentPermission: contentPermissionSchema,
});

/** `GET /api/auth/user`: who is signed in. */
export const currentUserSchema = z.extend(namedAccountSchema, {
  /** Somebody else has set the password: the dashboard opens once it is changed. */
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** In which the admin area speaks; null until one was chosen. */
  language: z.nullable(staffLanguageSchema),
  /** Whoever may refund needs a second factor here, and this account has none: the dashboard opens once it is set up. */
  mustSetUpSecondFactor: z.boolean(),
  /** Where the website is edited; null for an account that may not. */
  cmsUrl: z.nullable(z.string()),
  /** What this installation asks of a new password. */
  minPasswordLength: z.int(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The answer of a sign-in that is through. */
export const signedInSchema = z.object({ user: currentUserSchema });

/** An account as user management shows it. */
const accountSchema = z.extend(namedAccountSchema, {
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: isoInstant,
});
export type Account = z.infer<typeof accountSchema>;
export const accountsSchema = z.array(accountSchema);
/** The answer to an added or changed account. */
export const changedAccountSchema = z.object({ user: accountSchema });

const required = z
  .string({ error: refusalCode('new-account-required') })
  .check(z.minLength(1, refusalCode('new-account-required')));

/** Its length; whether it is a guess that attackers make early, the server finds out (`password-strength.ts`). */
const newPasswordField = (minLength: number) =>
  required.check(
    z.overwrite(cleanPassword),
    z.minLength(minLength, refusalCode('password-too-short')),
    z.maxLength(MAX_PASSWORD_LENGTH, refusalCode('password-too-long')),
  );

/** `PUT /api/auth/language`. */
export const languageChoiceSchema = z.object({ language: staffLanguageSchema });

const branchesField = z.nullable(
  z
    .array(branchIdSchema, { error: refusalCode('branches-missing') })
    .check(
      z.minLength(1, refusalCode('branches-missing')),
      z.maxLength(highestNumber.branch, refusalCode('branches-missing')),
    ),
);

/** `PUT /api/admin/users/{userId}/branches`: null for all. */
export const accountBranchesSchema = z.object({ branchIds: branchesField });

/** `PUT /api/admin/users/{userId}/content-permission`. */
export const accountContentSchema = z.object({ contentPermission: contentPermissionSchema });

/** `POST /api/admin/users`. A plain `user` may not use the dashboard: one can be made that edits the website. */
export const newAccountSchema = (minPasswordLength = MIN_PASSWORD_LENGTH) =>
  z
    .object({
      email: emailField,
      username: z.string({ error: refusalCode('new-account-required') }).check(
        z.refine((typed) => !holdsUnseen(typed), refusalCode('username-wrong')),
        z.overwrite(cleanAccountName),
        z.minLength(1, refusalCode('new-account-required')),
        z.maxLength(MAX_USERNAME_LENGTH, refusalCode('username-wrong')),
        z.refine((name) => !name.includes('@') && !hasControlCharacters(name), refusalCode('username-wrong')),
        z.refine((name) => !mixesScripts(name), refusalCode('username-scripts')),
      ),
      password: newPasswordField(minPasswordLength),
      role: z._default(z.enum(roles, { error: refusalCode('role-missing') }), 'admin'),
      branchIds: z.optional(branchesField),
      contentPermission: z._default(contentPermissionSchema, 'none'),
    })
    .check(
      z.refine(({ role, contentPermission }) => role !== 'user' || contentPermission !== 'none', {
        path: ['contentPermission'],
        error: refusalCode('user-without-content'),
      }),
    );
export type NewAccount = z.infer<ReturnType<typeof newAccountSchema>>;

/** `POST /api/admin/users/{userId}/password`: a super admin sets one for somebody who has lost theirs. */
export const passwordResetSchema = (minPasswordLength = MIN_PASSWORD_LENGTH) =>
  z.object({ password: newPasswordField(minPasswordLength) });

/** `PATCH /api/admin/users/{userId}/status`. */
export const accountStatusSchema = z.object({
  isActive: z.boolean({ error: 'Please send isActive as true or false' }),
});

/** What guards the account is changed, and its sessions are ended, by whoever knows its password, not by whoever finds an open session. */
export const passwordProofSchema = z.object({ currentPassword: passwordField });

/** `POST /api/auth/cms-tickets`: the address to go on at, with a ticket in its fragment that is good once, for a minute. */
export const cmsTicketSchema = z.object({ url: z.string() });

/** What the CMS is told of whoever stands behind one of its sessions. */
export const cmsAccountSchema = z.object({
  email: z.string(),
  name: z.string(),
  permission: z.enum(['editor', 'manager']),
});
export type CmsAccount = z.infer<typeof cmsAccountSchema>;

/** `POST /internal/cms-sessions`: a session of the CMS, for a ticket. */
export const cmsSessionSchema = z.extend(cmsAccountSchema, { id: z.int() });

/** `POST /api/auth/password`: change of one's own password. */
export const passwordChangeSchema = (minPasswordLength = MIN_PASSWORD_LENGTH) =>
  z.extend(passwordProofSchema, { newPassword: newPasswordField(minPasswordLength) });
export type PasswordChange = z.infer<ReturnType<typeof passwordChangeSchema>>;

/** Header of a request that the page makes by itself: it does not count as activity. */
export const BACKGROUND_HEADER = 'X-Background-Refresh';
